import { secretFile } from '@social-shop/environment';
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { HostEnv } from '../env.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts text that is stored outside of the process. `place` names where it is stored: a text that was moved does not open. */
export interface Sealer {
  seal(value: unknown, place: string): string;
  /** Undefined if it was not sealed here, for this place. */
  open(sealed: string, place: string): unknown;
  /** A token that only this deployment can make for `subject`. */
  tokenFor(subject: string): string;
}

/** Seals with the first of the keys and opens with any, so that keys can be replaced without signing anybody out (P4). */
export function createSealer(keys: readonly [string, ...string[]]): Sealer {
  const derived = keys.map((key) => createHash('sha256').update(`session ${key}`).digest());
  const [first] = derived as [Buffer];

  function openWith(key: Buffer, sealed: Buffer, place: string): unknown {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString());
  }

  return {
    seal(value, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of derived) {
        try {
          return openWith(key, bytes, place);
        } catch {
          // Sealed with another key, or not sealed at all.
        }
      }
      return undefined;
    },
    tokenFor: (subject) => createHmac('sha256', first).update(`token ${subject}`).digest('base64url'),
  };
}

/** The deployment's sealer: with the keys of `SESSION_KEYS`, or one made under `DATA_DIR`. */
export function sealerOf({ sessionKeys, dataDir }: Pick<HostEnv, 'sessionKeys' | 'dataDir'>): Sealer {
  const [key = secretFile(join(dataDir, 'session.key')).toString('base64url'), ...older] = sessionKeys;
  return createSealer([key, ...older]);
}
