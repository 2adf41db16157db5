import { CPU_SLOWER } from './phone.ts';

/** An event of Chromium's trace; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, without waiting for a processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: unknown };
}

/** A longer task delays a press. In ms. */
const LONG_TASK = 50;

/** The work of a page's main thread in a trace. */
export interface MainThread {
  /** CPU time of all its tasks, in ms. */
  readonly cpu: number;
  /** Blocking time on a phone of its tasks after the first contentful paint, by CPU time, in ms: of each task, what exceeds 50 ms. */
  readonly blocking: number;
}

/** The page's main thread: the busiest one in the trace. */
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
