import { chmodSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
/** Mode bit of folders that everybody can write to, such as /tmp. */
const STICKY = 0o1000;
const PERMISSIONS = 0o777;

/**
 * Makes a folder that only its user can enter, and corrects one that others can enter.
 *
 * @throws if the folder is shared or belongs to another user; the message says what to do
 */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER });
  const { mode } = statSync(path);
  if (mode & STICKY) throw new Error(`${path} is a folder that everybody can write to: set DATA_DIR to a private one.`);
  correct(path, mode, FOLDER);
}

/** Corrects a folder and its content, so that only its user can read it. */
export function makePrivate(folder: string): void {
  privateFolder(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makePrivate(path);
    else if (entry.isFile()) makeFilePrivate(path);
  }
}

/** Corrects one file; a file removed meanwhile is ignored. */
export function makeFilePrivate(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) correct(path, found.mode, FILE);
}

/** Returns the content of a file that only its user can read. The first program to ask creates it. */
export function privateFile(path: string, make: () => Uint8Array | string): Buffer {
  privateFolder(dirname(path));
  try {
    writeFileSync(path, make(), { flag: 'wx', mode: FILE });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    makeFilePrivate(path);
  }
  return readFileSync(path);
}

function correct(path: string, mode: number, wanted: number): void {
  // Windows has no such modes, and reports 0666 for every file.
  if (process.platform === 'win32' || (mode & PERMISSIONS & ~wanted) === 0) return;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    throw new Error(`${path} is open to others and belongs to another user: run chmod ${wanted.toString(8)} on it.`, {
      cause: error,
    });
  }
}
