import { randomBytes } from 'node:crypto';
import { privateFile } from './privateFiles.ts';

const BYTES = 32;

/**
 * A secret of this installation, 32 bytes, made by whichever program asks first and readable by its user only.
 *
 * @throws where the file is damaged, with what to do about it.
 */
export function secretFile(path: string): Buffer {
  const secret = privateFile(path, () => randomBytes(BYTES));
  if (secret.length !== BYTES) throw new Error(`${path} is damaged: delete it, a new one is made at the next start.`);
  return secret;
}
