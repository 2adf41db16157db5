import { randomBytes } from 'node:crypto';
import { privateFile } from './privateFiles.ts';

const BYTES = 32;

/**
 * Returns a secret of this installation, 32 bytes, readable by its user only. The first program to ask creates it.
 *
 * @throws if the file is damaged; the message says what to do.
 */
export function secretFile(path: string): Buffer {
  const secret = privateFile(path, () => randomBytes(BYTES));
  if (secret.length !== BYTES) throw new Error(`${path} is damaged: delete it, and the next start creates a new one.`);
  return secret;
}
