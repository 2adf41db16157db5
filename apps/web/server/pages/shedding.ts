import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Work that was not begun because enough is under way: who asked may come back later. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

interface Limits {
  /** Under way, begun or not: whatever comes beyond is refused at once, because its visitor would wait longer than any wants to. */
  readonly most: number;
  /** Begun at a time: what is half done holds memory, and one processor finishes none of it sooner by taking turns. */
  readonly atOnce: number;
  /** Milliseconds after which the next is begun all the same: this one waits for somebody else and needs no processor. */
  readonly patience: number;
}

/** The same work, of which so much is done at a time. */
export function shedding<Input extends readonly unknown[], Output>(
  { most, atOnce, patience }: Limits,
  work: (...input: Input) => Promise<Output>,
) {
  const turns = pLimit(atOnce);
  let underWay = 0;
  return async (...input: Input): Promise<Output> => {
    if (underWay >= most) throw new Busy(`${most} are under way`);
    underWay += 1;
    try {
      const { promise, resolve } = Promise.withResolvers<Output>();
      void turns(async () => {
        // What fails before its first pause fails for its visitor, too.
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
