/** Thrown for work that is refused because too much of it waits already. */
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
 * Runs a few jobs at once and lets some more wait, those of each visitor in the order of their coming, visitors by turns: nobody
 * waits behind all that somebody else has asked for. Where all places are taken, who has most of them gives one up to who has
 * fewer; otherwise the job is refused.
 */
export function createQueue({
  atOnce,
  waiting,
}: QueueLimits): <T>(visitor: string, job: () => Promise<T>) => Promise<T> {
  /** By visitor; the first one is next. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let taken = 0;

  function takePlace(visitor: string): Promise<void> {
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
    return place.promise;
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

  return async (visitor, job) => {
    if (running >= atOnce) await takePlace(visitor);
    else running++;
    try {
      return await job();
    } finally {
      // The place goes straight to the next one: nobody who comes now can take it.
      if (!giveTurn()) running--;
    }
  };
}
