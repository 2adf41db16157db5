/**
 * Preloaded into every Node process of a test run. The first process of each Nx task records the processor time of the task when it ends,
 * including its children's. Only on Linux; a process that is replaced by another, as TypeScript's is, records nothing.
 */
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const { PROCESSOR_TIME_LOG: log, NX_TASK_TARGET_PROJECT, NX_TASK_TARGET_TARGET } = process.env;
const task = `${NX_TASK_TARGET_PROJECT}:${NX_TASK_TARGET_TARGET}`;
const TICKS_A_SECOND = 100;

if (log && isMainThread && NX_TASK_TARGET_PROJECT && process.env.PROCESSOR_TIME_TASK !== task) {
  process.env.PROCESSOR_TIME_TASK = task;
  process.on('exit', () => existsSync('/proc/self/stat') && appendFileSync(log, `${task} ${secondsSoFar()}\n`));
}

/** Includes the child processes that this process has waited for. */
function secondsSoFar() {
  // The name of the program, in parentheses, may have spaces; fields 14 to 17 of the whole line are the times.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').pop().split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}

module.exports = { secondsSoFar };
