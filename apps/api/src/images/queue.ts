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

/** Runs a few jobs at once in the order of their coming, lets some more wait, and refuses the rest. */
export function createQueue({ atOnce, waiting }: QueueLimits): <T>(job: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (job) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new QueueFull();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running++;
    }
    try {
      return await job();
    } finally {
      // The place goes straight to the next one: nobody who comes now can take it.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
