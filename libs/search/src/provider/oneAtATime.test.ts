import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** What happens to a queue: a search of a type begins, the pending one of a type ends or fails, or a caller leaves. */
const happenings = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ what: fc.constant('search' as const), type: fc.constantFrom('post', 'creator') }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constantFrom('end' as const, 'fail' as const),
        type: fc.constantFrom('post', 'creator'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('leave' as const), nth: fc.nat(20) }) },
  ),
  { maxLength: 40 },
);

interface Search {
  readonly id: number;
  readonly type: string;
  readonly caller: AbortController;
  state: 'queued' | 'pending' | 'over';
}

it('has one pending search per type, runs the latest queued one next, and gives each caller its own result (T92)', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (list) => {
      const turns = oneAtATime();
      const searches: Search[] = [];
      const pending = new Map<string, { readonly search: Search; settle: (failed: boolean) => void }>();
      const outcomes: Promise<unknown>[] = [];
      const settled = () => new Promise((resolve) => setImmediate(resolve));
      const end = async (type: string, failed: boolean) => {
        const latest = searches.findLast((search) => search.type === type && search.state === 'queued');
        pending.get(type)?.settle(failed);
        await settled();
        // What runs now is the latest of those that still waited.
        expect(pending.get(type)?.search).toBe(latest);
      };
      for (const one of list) {
        if (one.what === 'search') {
          const search: Search = {
            id: searches.length,
            type: one.type,
            caller: new AbortController(),
            state: 'queued',
          };
          searches.push(search);
          const outcome = turns(
            one.type,
            () =>
              new Promise<number>((resolve, reject) => {
                expect(pending.has(one.type)).toBe(false);
                search.state = 'pending';
                pending.set(one.type, {
                  search,
                  settle: (failed) => {
                    search.state = 'over';
                    pending.delete(one.type);
                    if (failed) reject(new Error(`${search.id} failed`));
                    else resolve(search.id);
                  },
                });
              }),
            search.caller.signal,
          );
          outcomes.push(outcome.catch((reason: unknown) => reason));
          await settled();
        } else if (one.what === 'leave') {
          const search = searches[one.nth];
          if (search?.state !== 'queued') continue;
          search.state = 'over';
          search.caller.abort(`${search.id} left`);
        } else if (pending.has(one.type)) await end(one.type, one.what === 'fail');
      }
      for (const type of ['post', 'creator']) while (pending.has(type)) await end(type, false);
      const results = await Promise.all(outcomes);
      results.forEach((result, id) => {
        const own =
          typeof result === 'number'
            ? result
            : Number.parseInt(result instanceof Error ? result.message : String(result));
        expect(own).toBe(id);
      });
    }),
    { numRuns: 60 },
  );
});

it('makes no search for a caller who has already left', async () => {
  let count = 0;
  const search = () => Promise.resolve((count += 1));
  await expect(oneAtATime()('post', search, AbortSignal.abort('left'))).rejects.toBe('left');
  expect(count).toBe(0);
});
