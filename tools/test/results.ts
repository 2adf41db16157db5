import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What one run of a suite came to; `npm test` adds these up. */
export interface Results {
  readonly passed: number;
  /** Names of the failed tests, or what ended a file or the whole run. */
  readonly failed: readonly string[];
  readonly skipped: readonly SkippedTest[];
  /** Names of those that passed when they were tried again. */
  readonly retried: readonly string[];
}

export interface SkippedTest {
  readonly name: string;
  /** As its author gave it; undefined where none was given. */
  readonly reason: string | undefined;
}

/** Where a suite of `target` that runs in `folder` leaves its results: an output of its Nx task, so that the cache brings it back. */
export const resultsFile = (folder: string, target: string) => join(folder, 'test-results', `${target}.json`);

export function writeResults(results: Results): void {
  const file = resultsFile(
    process.env['RESULTS_FOLDER'] ?? process.cwd(),
    process.env['NX_TASK_TARGET_TARGET'] ?? 'test',
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 2));
}

/** What a suite left there, or nothing when it did not get as far. */
export function readResults(folder: string, target: string): Results | undefined {
  try {
    return JSON.parse(readFileSync(resultsFile(folder, target), 'utf8')) as Results;
  } catch {
    return undefined;
  }
}
