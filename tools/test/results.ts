import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The results of one run of a suite; `npm test` adds these up. */
export interface Results {
  readonly passed: number;
  /** Names of the failed tests, or errors outside of tests. */
  readonly failed: readonly string[];
  readonly skipped: readonly SkippedTest[];
  /** Names of those that passed on a retry. */
  readonly retried: readonly string[];
}

export interface SkippedTest {
  readonly name: string;
  /** The reason that its author gave; undefined if none. */
  readonly reason: string | undefined;
}

/** The results file of a suite of `target` that runs in `folder`: an output of its Nx task, so the cache restores it. */
export const resultsFile = (folder: string, target: string) => join(folder, 'test-results', `${target}.json`);

export function writeResults(results: Results): void {
  const file = resultsFile(
    process.env['RESULTS_FOLDER'] ?? process.cwd(),
    process.env['NX_TASK_TARGET_TARGET'] ?? 'test',
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 2));
}

/** The results of a suite, or undefined if it wrote none. */
export function readResults(folder: string, target: string): Results | undefined {
  try {
    return JSON.parse(readFileSync(resultsFile(folder, target), 'utf8')) as Results;
  } catch {
    return undefined;
  }
}
