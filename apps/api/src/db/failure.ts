import { statfsSync } from 'node:fs';

/** Disk space that a database needs for any operation. */
const LEAST_FREE_BYTES = 1_000_000;

/** A failure whose message tells the person at the terminal what to do. */
export class StartFailure extends Error {}

/**
 * Turns any failure of a start with `dataDir` into one that says what to do.
 *
 * @param advice for any failure but a full disk.
 */
export function startFailure(error: unknown, dataDir: string, advice = ''): StartFailure {
  if (error instanceof StartFailure) return error;
  const message = messageOf(rootCause(error));
  return new StartFailure(
    isDiskFull(message, dataDir)
      ? `The disk is full (${message}): free some space, or set DATA_DIR to a folder on another disk.`
      : `${message}${advice}`,
    { cause: error },
  );
}

/** The engine may fail with another error after a write ran out of space, so the disk itself is checked, too. */
function isDiskFull(message: string, dataDir: string): boolean {
  if (/no space left|ENOSPC/i.test(message)) return true;
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}

/** The original error, without the wrappers of driver and query builder. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}

export function messageOf(error: unknown): string {
  // One error for each address of a host name; the wrapper itself has no message.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
