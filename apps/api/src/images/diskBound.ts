import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isLeftOver, isUnfinished } from './wholeFile.ts';

/** After a sweep, so the next one is not due at once. */
const KEPT_SHARE = 0.9;
/** How much may be written between two sweeps. */
const SLACK_SHARE = 0.05;
/** The order of use need not be exact: a picture's time is updated this often at most. */
const RENEW_MS = 10 * 60 * 1000;

interface KeptFile {
  readonly path: string;
  readonly size: number;
  readonly usedAt: number;
  /** Used again after it was made. Files that were never used again are removed first. */
  readonly isInUse: boolean;
}

/**
 * Keeps a folder within a number of bytes by removing files. Any process may do it. It removes files that were never used again first, then
 * the others, each in order of last use.
 */
export class DiskBound {
  readonly #folder: string;
  readonly #mostBytes: number;
  #written = 0;
  #sweeping: Promise<void> | undefined;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /** Records that a file was used. */
  async used(path: string): Promise<void> {
    const file = await stat(path).catch(() => undefined);
    const now = new Date();
    // Gone, or not writable: the picture is sent all the same.
    if (file && now.getTime() - file.mtimeMs > RENEW_MS) await utimes(path, now, now).catch(() => {});
  }

  /** Records that a file was written, and sweeps if there have been many. */
  async wrote(bytes: number): Promise<void> {
    this.#written += bytes;
    if (this.#written > this.#mostBytes * SLACK_SHARE) await this.sweep();
  }

  /** Removes the excess, and unfinished files of processes that died. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#removeOldest()
      .catch((error: unknown) => {
        process.emitWarning(`Stored pictures could not be removed: ${error instanceof Error ? error.message : error}`);
      })
      .finally(() => {
        this.#sweeping = undefined;
      });
    return this.#sweeping;
  }

  async #removeOldest(): Promise<void> {
    this.#written = 0;
    const kept: KeptFile[] = [];
    for (const file of await filesIn(this.#folder)) {
      if (!isUnfinished(file.path)) kept.push(file);
      else if (isLeftOver(file.path, file.usedAt)) await rm(file.path, { force: true });
    }
    let bytes = kept.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= this.#mostBytes) return;
    for (const { path, size } of kept.sort((a, b) => Number(a.isInUse) - Number(b.isInUse) || a.usedAt - b.usedAt)) {
      if (bytes <= this.#mostBytes * KEPT_SHARE) break;
      await rm(path, { force: true });
      bytes -= size;
    }
  }
}

async function filesIn(folder: string): Promise<KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: KeptFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    const isInUse = found.mtimeMs - found.birthtimeMs > RENEW_MS;
    files.push({ path, size: found.size, usedAt: found.mtimeMs, isInUse });
  }
  return files;
}
