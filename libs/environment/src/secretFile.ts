import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const BYTES = 32;

/**
 * A secret of this installation, 32 bytes, made by whichever program asks first and readable by its user only.
 *
 * @throws where the file is damaged, with what to do about it.
 */
export function secretFile(path: string): Buffer {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, randomBytes(BYTES), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path);
  if (secret.length !== BYTES) throw new Error(`${path} is damaged: delete it, a new one is made at the next start.`);
  return secret;
}
