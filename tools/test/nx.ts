import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/settings.ts';

/** One target of one project. */
export interface Task {
  readonly project: string;
  readonly target: string;
  /** Where its program runs, absolute. */
  readonly folder: string;
}

export const taskId = ({ project, target }: Task) => `${project}:${target}`;

/** The line that Nx prints for a task that is done. */
const doneLine = /^\s*✔\s+nx run (\S+)/;

/** Runs targets of every project through Nx, showing what it prints; gives the ids of the tasks that succeeded. */
export function runTasks(targets: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
  const nx = join(root, 'node_modules/nx');
  const { bin } = JSON.parse(readFileSync(join(nx, 'package.json'), 'utf8')) as { bin: { nx: string } };
  const child = spawn(
    process.execPath,
    [join(nx, bin.nx), 'run-many', '--output-style=static-failures-only', '-t', ...targets],
    {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      stdio: ['ignore', 'pipe', 'inherit'],
      signal,
    },
  );
  const succeeded = new Set<string>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    const id = doneLine.exec(stripVTControlCharacters(line))?.[1];
    if (id) succeeded.add(id);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(succeeded));
  });
}
