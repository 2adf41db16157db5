import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeWhole } from './wholeFile.ts';

const digestLength = 32;

const digestOf = (body: Uint8Array) => createHash('sha256').update(body).digest();

/** A body and the SHA-256 of it. */
export interface Sealed {
  readonly body: Buffer;
  readonly digest: Buffer;
}

export function seal(body: Buffer): Sealed {
  return { body, digest: digestOf(body) };
}

/**
 * Writes a body with its digest at the end, so damage shows. The file appears whole or not at all. (Programs that show WebP and JPEG ignore
 * bytes after the picture.)
 */
export async function writeSealed(path: string, { body, digest }: Sealed): Promise<void> {
  await writeWhole(path, Buffer.concat([body, digest]));
}

/** Reads what `writeSealed` wrote; undefined if there is no such file or it is damaged or unreadable. */
export async function readSealed(path: string): Promise<Sealed | undefined> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  const body = bytes.subarray(0, -digestLength);
  const digest = bytes.subarray(-digestLength);
  return body.length > 0 && digestOf(body).equals(digest) ? { body, digest } : undefined;
}
