/** Thrown for a job that is refused because too many wait already. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting');
  }
}

export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

type Waiting = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;

/**
 * Runs a few jobs at once and queues some more: each visitor's in order of arrival, visitors in turns, so nobody waits behind all jobs of
 * another visitor. If all places are taken, the visitor with the most places gives one up to a visitor with fewer; otherwise the job is
 * refused. A job whose `signal` aborts while it waits leaves the queue, with the signal's reason.
 */
export function createQueue({
  atOnce,
  waiting,
}: QueueLimits): <T>(visitor: string, job: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  /** By visitor; the first one is next. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let taken = 0;

  function takePlace(visitor: string, signal: AbortSignal | undefined): Promise<void> {
    const own = lines.get(visitor) ?? [];
    if (taken >= waiting) {
      const longest = [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), own);
      if (longest.length <= own.length + 1) throw new QueueFull();
      longest.pop()?.reject(new QueueFull());
      taken--;
    }
    const place = Promise.withResolvers<void>();
    own.push(place);
    lines.set(visitor, own);
    taken++;
    signal?.addEventListener('abort', () => leave(visitor, place, signal.reason), { once: true });
    return place.promise;
  }

  function leave(visitor: string, place: Waiting, reason: unknown) {
    const line = lines.get(visitor) ?? [];
    const index = line.indexOf(place);
    // Its turn has come, or it had to give up its place.
    if (index < 0) return;
    line.splice(index, 1);
    if (line.length === 0) lines.delete(visitor);
    taken--;
    place.reject(reason);
  }

  function giveTurn(): boolean {
    for (const [visitor, line] of lines) {
      lines.delete(visitor);
      const place = line.shift();
      if (line.length > 0) lines.set(visitor, line);
      taken--;
      place?.resolve();
      return true;
    }
    return false;
  }

  return async (visitor, job, signal) => {
    signal?.throwIfAborted();
    if (running >= atOnce) await takePlace(visitor, signal);
    else running++;
    try {
      return await job();
    } finally {
      // The place is passed directly to the next job: a new one cannot take it.
      if (!giveTurn()) running--;
    }
  };
}
