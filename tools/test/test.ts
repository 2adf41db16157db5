import { createProjectGraphAsync } from '@nx/devkit';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMessages } from '../messages/check.ts';
import { openTexts } from '../messages/open.ts';
import { readWorkspace } from '../messages/workspace.ts';
import { freePorts } from '../start/ports.ts';
import { step } from '../start/progress.ts';
import { root } from '../start/settings.ts';
import { endOn } from '../start/signals.ts';
import { findChromium } from './chromium.ts';
import { beyondFeatures, journeysFor } from './journeys.ts';
import { findPostgres } from './postgres.ts';
import { findRedis } from './redis.ts';
import { affectedProjects, changedFiles, runTasks, taskId, type Task } from './nx.ts';
import { secondsSoFar } from './noteProcessorTime.cjs';
import { readResults, resultsFile, type SkippedTest } from './results.ts';
import { overShare, readProcessorTime } from './shares.ts';
import { judgeTranslations } from './translations.ts';
import shares from './shares.json' with { type: 'json' };

/** `npm run affected`: only what the change since the base branch (`NX_BASE`, by default main) can break. */
const affectedOnly = process.argv.includes('--affected');
/** `npm test -- --whole`: also what a full run leaves out, as before a release (docs/decisions/0018-time-of-a-test-run.md). */
if (process.argv.includes('--whole')) process.env['WHOLE'] = 'true';

/** Checks of many projects in one process, which is faster than a process for each if a change affects many. */
const together = ['lint-all', 'test-libraries', 'all-stories'];
/** The journeys of a full run run alone. */
const wideStages = [
  ['lint-all', 'typecheck'],
  ['build', 'test-libraries', 'test', 'test-catalogue', 'all-stories', 'verify-package'],
  ['e2e'],
];
/** After a change of features each affected project is checked by itself, in parallel; the rest comes from the cache. */
const narrowStages = [['lint', 'typecheck', 'build', 'test', 'test-catalogue', 'stories', 'verify-package', 'e2e']];
/** Targets whose task is a single check. All others run tests and write their results to a file. */
const checks = ['lint', 'lint-all', 'typecheck', 'build'];

/** Ports of the journeys: apps/web-e2e/src/addresses.ts. */
const E2E_PORTS = 5;

const allowedSkips = join(import.meta.dirname, 'allowed-skips.txt');

let passed = 0;
const failed: string[] = [];
const skipped: SkippedTest[] = [];
const retried: string[] = [];

/** `npm test`: every check of the repository, with a summary line at the end. */
async function test(): Promise<number> {
  const specs = affectedOnly ? journeysFor(changedFiles()) : undefined;
  const stages = specs ? narrowStages : wideStages;
  const tasks = (await step('Reading the workspace', () => listTasks(stages.flat()))).filter(
    (task) => !specs || !beyondFeatures.includes(taskId(task)),
  );
  if (tasks.length > 0) {
    process.env['CHROMIUM'] = await findChromium();
    process.env['POSTGRES_BIN'] = await findPostgres();
    process.env['REDIS_SERVER'] = await findRedis();
    // Another run may be active on this machine.
    process.env['E2E_PORT'] ??= String(await freePorts(E2E_PORTS));
  }
  if (specs) process.env['JOURNEYS'] = specs.join();
  const provisioned = secondsSoFar();
  for (const task of tasks) rmSync(resultsFile(task.folder, task.target), { force: true });

  for (const targets of stages) {
    const inStage = tasks.filter((task) => targets.includes(task.target));
    // Nx runs every target for every given project, so projects with excluded checks are run separately.
    for (const part of Map.groupBy(inStage, (task) => leftOut(task, targets, inStage)).values()) {
      const running = [...new Set(part.map(({ target }) => target))];
      const succeeded = await step(`Running ${running.join(', ')}`, () => runTasks(part, timeLog, stopping.signal));
      for (const task of part) count(task, succeeded.has(taskId(task)));
    }
  }
  judgeTime(secondsSoFar() - provisioned);
  await checkTexts();
  return report();
}

/** Prints the time of each task, the longest first, and fails if one has outgrown its share. */
function judgeTime(total: number): void {
  const measured = readProcessorTime(timeLog);
  const seconds = (number: number) => number.toFixed(0).padStart(5);
  for (const [task, time] of [...measured].sort(([, a], [, b]) => b - a)) console.log(`${seconds(time)} s ${task}`);
  console.log(`${seconds(total)} s of processor time in all, ${seconds(performance.now() / 1000)} s passed`);
  if (!process.env['WHOLE'] && !affectedOnly) failed.push(...overShare(measured, shares));
}

/** Checks the texts of the whole shop, and reports those that wait for translators. */
async function checkTexts(): Promise<void> {
  const { sources, rules } = await readWorkspace();
  const run = affectedOnly ? 'affected' : process.env['WHOLE'] ? 'whole' : 'full';
  const open = judgeTranslations(openTexts(sources, rules), run);
  for (const text of open.told) console.log(text);
  if (open.told.length > 0) console.log('`npm run messages` lists these texts for translators');
  const wrong = [...checkMessages(sources, rules), ...open.failed];
  if (wrong.length === 0) passed += 1;
  else failed.push(...wrong.map((text) => `texts: ${text}`));
}

async function listTasks(targets: readonly string[]): Promise<Task[]> {
  const { nodes } = await createProjectGraphAsync();
  const affected = affectedOnly ? await affectedProjects() : Object.keys(nodes);
  const tasks = Object.values(nodes).flatMap(({ name, data }) =>
    targets
      .filter((target) => data.targets?.[target])
      .filter((target) => affected.includes(name) || together.includes(target))
      .filter((target) => target !== 'test' || !targets.includes('test-libraries') || !isLibrary(data.root))
      .map((target) => ({
        project: name,
        target,
        siblings: Object.keys(data.targets ?? {}),
        folder: folderOf(data.targets?.[target]?.options, data.root),
      })),
  );
  for (const target of affectedOnly ? [] : targets) {
    if (!tasks.some((task) => task.target === target)) failed.push(`${target}: no project has this check`);
  }
  return tasks;
}

/** The results file of a target. */
const folderOf = (options: { cwd?: string; env?: { RESULTS_FOLDER?: string } } = {}, projectRoot: string) =>
  join(root, options.cwd ?? projectRoot, options.env?.RESULTS_FOLDER ?? '');

const leftOut = ({ project, siblings }: Task, targets: readonly string[], tasks: readonly Task[]) =>
  targets
    .filter((target) => siblings.includes(target))
    .filter((target) => !tasks.some((task) => task.project === project && task.target === target))
    .join();

/** Projects whose tests `test-libraries` runs. */
const isLibrary = (folder: string) => folder.startsWith('libs/');

function count(task: Task, succeeded: boolean): void {
  const id = taskId(task);
  if (checks.includes(task.target)) {
    if (succeeded) passed += 1;
    else failed.push(id);
    return;
  }
  const results = readResults(task.folder, task.target);
  const ran = results ? results.passed + results.failed.length + results.skipped.length : 0;
  passed += results?.passed ?? 0;
  failed.push(...(results?.failed ?? []).map((name) => `${id} > ${name}`));
  skipped.push(...(results?.skipped ?? []).map(({ name, reason }) => ({ name: `${id} > ${name}`, reason })));
  retried.push(...(results?.retried ?? []).map((name) => `${id} > ${name}`));
  if (ran === 0) failed.push(`${id}: reported no test`);
  else if (!succeeded && results?.failed.length === 0) failed.push(`${id}: failed outside of its tests`);
}

/** Prints what failed and what was skipped, then counts; returns the exit code. */
function report(): number {
  const allowed = readFileSync(allowedSkips, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  for (const { name, reason } of skipped) {
    console.log(`skipped: ${name}: ${reason ?? 'no reason given'}`);
    if (process.env['CI'] && !allowed.includes(name))
      failed.push(`${name}: skipped, and not on tools/test/allowed-skips.txt`);
  }
  // Named and counted, so it is fixed today.
  for (const name of retried) console.log(`passed on a retry: ${name}`);
  if (retried.length > 0) console.log(`${retried.length} passed on a retry`);
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  return failed.length === 0 ? 0 : 1;
}

const notes = mkdtempSync(join(tmpdir(), 'npm-test-'));
const timeLog = join(notes, 'processor-time');
const stopping = new AbortController();
endOn(async () => {
  stopping.abort();
  rmSync(notes, { recursive: true, force: true });
}, test);
