import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';

/** The work was not begun because too much is running. The client may retry later. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

interface Limits {
  /** Running or queued. More than this is refused at once, because its visitor would wait too long. */
  readonly most: number;
  /** The limit of concurrent renders. Unfinished work holds memory, and on one processor interleaving finishes nothing sooner. */
  readonly atOnce: number;
  /** Milliseconds after which the next begins anyway: this one waits for I/O and needs no processor. */
  readonly patience: number;
}

/** Limits how much of a work runs at a time. */
export function shedding<Input extends readonly unknown[], Output>(
  { most, atOnce, patience }: Limits,
  work: (...input: Input) => Promise<Output>,
) {
  const turns = pLimit(atOnce);
  let underWay = 0;
  return async (...input: Input): Promise<Output> => {
    if (underWay >= most) throw new Busy(`${most} are running`);
    underWay += 1;
    try {
      const { promise, resolve } = Promise.withResolvers<Output>();
      void turns(async () => {
        // An error before the first await rejects, too.
        const output = (async () => work(...input))();
        resolve(output);
        const stop = new AbortController();
        await Promise.race([output, setTimeout(patience, undefined, { ref: false, signal: stop.signal })]).catch(
          () => {},
        );
        stop.abort();
      });
      return await promise;
    } finally {
      underWay -= 1;
    }
  };
}
