import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './failure.ts';

/** A takeover is a few file calls. An older one is left over from a process that died halfway. */
const TAKEOVER_MS = 5_000;

const held = new Set<string>();

/**
 * Locks `dataDir` for this process: the embedded engine would let two processes write one folder and lose rows.
 *
 * @returns a function that releases the lock.
 * @throws if a living process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'database.lock');
  while (!create(path)) {
    const owner = ownerOf(path);
    if (owner === undefined) continue;
    if (held.has(path) || isAlive(owner)) {
      throw new StartFailure(
        `Another platform (pid ${owner}) uses DATA_DIR ${dataDir}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    if (takeOver(path, owner)) break;
  }
  held.add(path);
  return () => {
    held.delete(path);
    if (ownerOf(path) === process.pid) rmSync(path, { force: true });
  };
}

function create(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The pid in the file (NaN if its process died before writing it), or undefined if the file is gone. */
function ownerOf(path: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10);
  } catch {
    return undefined;
  }
}

/** In a container every start may get the same pid, so a lock with our own is left over. */
function isAlive(pid: number): boolean {
  if (pid === process.pid || Number.isNaN(pid)) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** If the first process of a container does not reap, a killed platform keeps its pid for ever; proc(5) tells. */
function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.startsWith('Z') ?? false;
  } catch {
    return false;
  }
}

/** Replaces a dead owner's lock. Only one of several processes succeeds: the others see the new owner, or retry. */
function takeOver(path: string, deadOwner: number): boolean {
  const turn = `${path}.takeover`;
  if (!create(turn)) {
    const age = Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > TAKEOVER_MS) rmSync(turn, { force: true });
    return false;
  }
  try {
    if (!Object.is(ownerOf(path), deadOwner)) return false;
    const ours = `${path}.${process.pid}`;
    writeFileSync(ours, `${process.pid}\n`, { mode: 0o600 });
    renameSync(ours, path);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}
