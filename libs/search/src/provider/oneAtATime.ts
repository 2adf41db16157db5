/** Runs a search of a type, now or when the pending one of that type has ended. */
export type Turns = <T>(type: string, search: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

interface Waiting {
  readonly start: () => void;
}

/**
 * Returns turns with one pending search per type. When it ends, the latest queued one runs next (specification 1, section 4). Earlier ones
 * that nobody waits for are aborted and never run. Any other runs after the latest: a prefetch must not cost a page its results.
 */
export function oneAtATime(): Turns {
  /** For each type with a pending search those that wait, the latest last. */
  const queues = new Map<string, Waiting[]>();

  function end(type: string) {
    const latest = queues.get(type)?.pop();
    if (latest) latest.start();
    else queues.delete(type);
  }

  return async (type, search, signal) => {
    signal?.throwIfAborted();
    const queue = queues.get(type);
    if (queue) await turn(queue, signal);
    else queues.set(type, []);
    try {
      return await search();
    } finally {
      end(type);
    }
  };
}

/** Waits at the end of a queue; rejects when the caller no longer waits. */
const turn = (queue: Waiting[], signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const leave = () => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(signal?.reason as Error);
    };
    const waiting = {
      start: () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      },
    };
    queue.push(waiting);
    signal?.addEventListener('abort', leave, { once: true });
  });
