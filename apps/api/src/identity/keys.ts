import { and, desc, eq, lt } from 'drizzle-orm';
import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Db } from '../db/database.ts';
import { identityKeys } from './schema.ts';

const DAY_MS = 86_400_000;
/** A key signs for this long, then the next one does. */
const ROTATION_MS = 90 * DAY_MS;
/** The next key is published this long before it signs: longer than clients cache a key set. */
const ANNOUNCED_MS = DAY_MS;
/** A key that no longer signs stays published this long, because ID tokens are sent again at sign-out (`id_token_hint`). */
const RETAINED_MS = 400 * DAY_MS;

const makePair = promisify(generateKeyPair);

/** Keys of the provider: the first of `jwks` signs ID tokens, all are published. */
export interface Keys {
  readonly jwks: readonly JWK[];
  readonly cookieSecrets: readonly string[];
}

/** The keys as of `now`, after creating those that are missing or due. Processes that do so together get the same set. */
export async function currentKeys(db: Db, now = new Date()): Promise<Keys> {
  await makeDueKeys(db, now);
  const rows = await db.select().from(identityKeys).orderBy(desc(identityKeys.signsFrom), desc(identityKeys.id));
  const signing = rows.filter(({ use, signsFrom }) => use === 'id-tokens' && signsFrom <= now);
  const announced = rows.filter(({ use, signsFrom }) => use === 'id-tokens' && signsFrom > now);
  return {
    jwks: [...signing, ...announced].map(({ material }) => material as unknown as JWK),
    cookieSecrets: rows.filter(({ use }) => use === 'cookies').map(({ material }) => String(material['secret'])),
  };
}

async function makeDueKeys(db: Db, now: Date): Promise<void> {
  const newest = async (use: 'id-tokens' | 'cookies') => {
    const [row] = await db
      .select({ signsFrom: identityKeys.signsFrom })
      .from(identityKeys)
      .where(eq(identityKeys.use, use))
      .orderBy(desc(identityKeys.signsFrom))
      .limit(1);
    return row?.signsFrom;
  };
  const signsFrom = await newest('id-tokens');
  if (!signsFrom) await addSigningKey(db, 'first', now);
  else if (now.getTime() > signsFrom.getTime() + ROTATION_MS - ANNOUNCED_MS) {
    await addSigningKey(db, `after-${signsFrom.getTime()}`, new Date(now.getTime() + ANNOUNCED_MS));
  }
  if (!(await newest('cookies'))) {
    const material = { secret: randomBytes(32).toString('base64url') };
    await db
      .insert(identityKeys)
      .values({ id: 'cookies', use: 'cookies', material, signsFrom: now })
      .onConflictDoNothing();
  }
  await db
    .delete(identityKeys)
    .where(
      and(
        eq(identityKeys.use, 'id-tokens'),
        lt(identityKeys.signsFrom, new Date(now.getTime() - ROTATION_MS - RETAINED_MS)),
      ),
    );
}

/** @param id names the key's predecessor, so only one of several processes creates it. */
async function addSigningKey(db: Db, id: string, signsFrom: Date): Promise<void> {
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
  const material = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
  await db.insert(identityKeys).values({ id, use: 'id-tokens', material, signsFrom }).onConflictDoNothing();
}
