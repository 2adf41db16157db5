import { existsSync, readFileSync } from 'node:fs';

/** Seconds of processor time by task. */
export type ProcessorTime = ReadonlyMap<string, number>;

/** How far a task may exceed its share. */
const TOLERANCE = 1.25;
/** Seconds that a short task may take more: the start-up of programs varies by that much. */
const SLACK_SECONDS = 5;

/** Reads the records of `noteProcessorTime.cjs`. A task with several records, because it has several processes, counts as the sum. */
export function readProcessorTime(log: string): ProcessorTime {
  const seconds = new Map<string, number>();
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const [task = '', time] = line.split(' ');
    seconds.set(task, (seconds.get(task) ?? 0) + Number(time));
  }
  return seconds;
}

/** Shorter tasks say little about a machine's speed. */
const LONG_SECONDS = 20;

/**
 * Returns the tasks that took over 1.25 times their share, and those without one. On a slower or busy machine all tasks take longer: then
 * shares grow with the median of the long tasks, and nothing fails.
 */
export function overShare(measured: ProcessorTime, shares: Readonly<Record<string, number>>): string[] {
  const known = [...measured].flatMap(([task, seconds]) => {
    const share = shares[task];
    return share === undefined ? [] : [{ task, seconds, share }];
  });
  const ratios = known
    .filter(({ share }) => share >= LONG_SECONDS)
    .map(({ seconds, share }) => seconds / share)
    .sort((a, b) => a - b);
  const slowness = Math.max(1, ratios[Math.floor((ratios.length - 1) / 2)] ?? 1);
  const over = known
    .filter(({ seconds, share }) => seconds > share * slowness * TOLERANCE + SLACK_SECONDS)
    .map(({ task, seconds, share }) => {
      const allowed = Math.round(share * slowness);
      return `${task}: took ${Math.round(seconds)} s of processor time, its share is ${allowed} s (tools/test/shares.json)`;
    });
  const without = [...measured.keys()].filter((task) => shares[task] === undefined);
  return [...over, ...without.map((task) => `${task}: has no share in tools/test/shares.json`)];
}
