import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/settings.ts';

/** One target of one project. */
export interface Task {
  readonly project: string;
  readonly target: string;
  /** All targets of its project. */
  readonly siblings: readonly string[];
  /** The absolute path of its results. */
  readonly folder: string;
}

export const taskId = ({ project, target }: Task) => `${project}:${target}`;

/** The line that Nx prints for a finished task. */
const doneLine = /^\s*✔\s+nx run (\S+)/;

/** Runs tasks through Nx and shows its output; returns the ids of those that succeeded. The tasks record their processor time. */
export async function runTasks(
  tasks: readonly Task[],
  timeLog: string,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const targets = new Set(tasks.map(({ target }) => target));
  const projects = new Set(tasks.map(({ project }) => project));
  const child = nx(
    ['run-many', '--output-style=static-failures-only', '-t', ...targets, '-p', [...projects].join(',')],
    { PROCESSOR_TIME_LOG: timeLog, NODE_OPTIONS: `--require ${join(import.meta.dirname, 'noteProcessorTime.cjs')}` },
    signal,
  );
  const succeeded = new Set<string>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    const id = doneLine.exec(stripVTControlCharacters(line))?.[1];
    if (id) succeeded.add(id);
  });
  await ended(child);
  return succeeded;
}

/** Files that differ from the base branch: committed, changed or new. */
export function changedFiles(): string[] {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });
  const base = git('merge-base', process.env['NX_BASE'] ?? 'main', 'HEAD').trim();
  const files = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard');
  return files.split('\n').filter(Boolean);
}

/** Names of the projects that the change since the base branch can break. */
export async function affectedProjects(): Promise<string[]> {
  const child = nx(['show', 'projects', '--affected', '--json']);
  const output = text(child.stdout);
  const code = await ended(child);
  if (code !== 0) throw new Error(`Nx could not list the affected projects: it ended with ${code}.`);
  return JSON.parse(await output) as string[];
}

function nx(parameters: readonly string[], env: NodeJS.ProcessEnv = {}, signal?: AbortSignal) {
  const folder = join(root, 'node_modules/nx');
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: { nx: string } };
  return spawn(process.execPath, [join(folder, bin.nx), ...parameters], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  });
}

const ended = (child: ReturnType<typeof nx>) =>
  new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
