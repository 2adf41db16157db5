import { createProjectGraphAsync } from '@nx/devkit';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../start/progress.ts';
import { root } from '../start/settings.ts';
import { endOn } from '../start/signals.ts';
import { findChromium } from './chromium.ts';
import { findPostgres } from './postgres.ts';
import { findRedis } from './redis.ts';
import { affectedProjects, runTasks, taskId, type Task } from './nx.ts';
import { readResults, resultsFile, type SkippedTest } from './results.ts';

/** Targets that run tests and leave their results in a file; a task of any other is one check, which passes or does not. */
const suites = ['test', 'verify-package', 'e2e'];
/** Journeys need the built host, and the machine for themselves. */
const stages = [['lint', 'typecheck', 'build', 'test', 'verify-package'], ['e2e']];

const allowedSkips = join(import.meta.dirname, 'allowed-skips.txt');

let passed = 0;
const failed: string[] = [];
const skipped: SkippedTest[] = [];

/** `npm run affected`: only what the change since the base branch (`NX_BASE`, by default main) can break. */
const affectedOnly = process.argv.includes('--affected');

/** `npm test`: every check of the repository, ending with one line that counts them all. */
async function test(): Promise<number> {
  const tasks = await step('Reading the workspace', listTasks);
  if (tasks.length > 0) {
    process.env['CHROMIUM'] = await findChromium();
    process.env['POSTGRES_BIN'] = await findPostgres();
    process.env['REDIS_SERVER'] = await findRedis();
  }
  for (const task of tasks) rmSync(resultsFile(task.folder), { force: true });

  for (const targets of stages) {
    const inStage = tasks.filter((task) => targets.includes(task.target));
    if (inStage.length === 0) continue;
    const projects = [...new Set(inStage.map(({ project }) => project))];
    const succeeded = await step(`Running ${targets.join(', ')}`, () => runTasks(targets, projects, stopping.signal));
    for (const task of inStage) count(task, succeeded.has(taskId(task)));
  }
  return report();
}

async function listTasks(): Promise<Task[]> {
  const { nodes } = await createProjectGraphAsync();
  const affected = affectedOnly ? await affectedProjects() : Object.keys(nodes);
  const targets = stages.flat();
  const tasks = Object.values(nodes)
    .filter(({ name }) => affected.includes(name))
    .flatMap(({ name, data }) =>
      targets
        .filter((target) => data.targets?.[target])
        .map((target) => ({
          project: name,
          target,
          folder: join(root, data.targets?.[target]?.options.cwd ?? data.root),
        })),
    );
  for (const target of affectedOnly ? [] : targets) {
    if (!tasks.some((task) => task.target === target)) failed.push(`${target}: no project has this check`);
  }
  return tasks;
}

function count(task: Task, succeeded: boolean): void {
  const id = taskId(task);
  if (!suites.includes(task.target)) {
    if (succeeded) passed += 1;
    else failed.push(id);
    return;
  }
  const results = readResults(task.folder);
  const ran = results ? results.passed + results.failed.length + results.skipped.length : 0;
  passed += results?.passed ?? 0;
  failed.push(...(results?.failed ?? []).map((name) => `${id} > ${name}`));
  skipped.push(...(results?.skipped ?? []).map(({ name, reason }) => ({ name: `${id} > ${name}`, reason })));
  if (ran === 0) failed.push(`${id}: reported no test`);
  else if (!succeeded && results?.failed.length === 0) failed.push(`${id}: failed outside of its tests`);
}

/** Names what failed and what was skipped, then counts; gives back the exit code. */
function report(): number {
  const allowed = readFileSync(allowedSkips, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  for (const { name, reason } of skipped) {
    console.log(`skipped: ${name}: ${reason ?? 'no reason given'}`);
    if (process.env['CI'] && !allowed.includes(name))
      failed.push(`${name}: skipped, and not on tools/test/allowed-skips.txt`);
  }
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  return failed.length === 0 ? 0 : 1;
}

const stopping = new AbortController();
endOn(async () => stopping.abort(), test);
