import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const UNFINISHED = '.incoming';
/** Longer than any write: an older unfinished file was left by a process that died. */
const UNFINISHED_MS = 10 * 60 * 1000;

/** Writes a file that appears whole or not at all. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const incoming = `${path}.${randomUUID()}${UNFINISHED}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(incoming, bytes);
    await rename(incoming, path);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}

export const isUnfinished = (path: string) => path.endsWith(UNFINISHED);

/** Whether a process died while it wrote this file. */
export const isLeftOver = (path: string, writtenAt: number) =>
  isUnfinished(path) && Date.now() - writtenAt > UNFINISHED_MS;

/** Removes unfinished files of processes that died from a folder. */
export async function removeLeftOvers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter(isUnfinished).map((name) => join(folder, name))) {
    const file = await stat(path).catch(() => undefined);
    if (file && isLeftOver(path, file.mtimeMs)) await rm(path, { force: true });
  }
}
