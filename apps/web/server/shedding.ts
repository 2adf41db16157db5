/** Work that was not begun because enough is under way: who asked may come back later. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/**
 * The same work, at most `limit` of it under way: whatever comes beyond is refused at once, because all of a queue's visitors
 * would wait longer than any of them wants to.
 */
export function shedding<Input extends readonly unknown[], Output>(
  limit: number,
  work: (...input: Input) => Promise<Output>,
) {
  let underWay = 0;
  return async (...input: Input): Promise<Output> => {
    if (underWay >= limit) throw new Busy(`${limit} are under way`);
    underWay += 1;
    try {
      return await work(...input);
    } finally {
      underWay -= 1;
    }
  };
}
