import { CPU_SLOWER } from './phone.ts';

/** Of Chromium's trace; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time that the thread has run, without waiting for a processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: unknown };
}

/** Longer than this, a task keeps a press waiting. In ms. */
const LONG_TASK = 50;

/** What the main thread of a page did in a trace. */
export interface MainThread {
  /** CPU time of all its tasks, in ms. */
  readonly cpu: number;
  /** How long its tasks after the first paint of content would block a phone, by CPU time, in ms: of each what is beyond 50 ms. */
  readonly blocking: number;
}

/** The page's main thread: of those in the trace, the one that has worked the most. */
export function mainThreadOf(events: readonly TraceEvent[]): MainThread {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Map(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => [threadOf(event), [] as TraceEvent[]]),
  );
  for (const event of events) if (event.name === 'RunTask') threads.get(threadOf(event))?.push(event);
  const cpuOf = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  const tasks = [...threads.values()].toSorted((one, other) => cpuOf(other) - cpuOf(one))[0] ?? [];
  const page = tasks[0]?.pid;
  const painted = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === page)?.ts ?? Infinity;
  const blocking = tasks
    .filter(({ ts, dur = 0 }) => ts + dur > painted)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (CPU_SLOWER * tdur) / 1_000 - LONG_TASK), 0);
  return { cpu: cpuOf(tasks), blocking };
}
