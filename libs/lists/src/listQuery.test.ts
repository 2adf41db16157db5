import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listQuery } from './listQuery.ts';
import type { ListItem, ListPage } from './pages.ts';

interface Call {
  readonly next: string | undefined;
  readonly signal: AbortSignal;
  readonly generation: number;
  settle(outcome: ListPage<ListItem> | Error): void;
}
type FetchPage = Parameters<typeof listQuery<ListItem>>[0]['fetchPage'];

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Returns a page of items. Each generation of the list has its own ids. */
const pageOf = (generation: number, numbers: readonly number[], next: string | undefined): ListPage<ListItem> => ({
  items: numbers.map((number) => ({ id: `${generation * 100 + number}` })),
  ...(next === undefined ? {} : { next }),
});

it('loads pages without repeats, one call at a time, up to the end; responses from before a reset are dropped (T89, K-F07)', async () => {
  const page = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 });
  const step = fc.constantFrom('more', 'more', 'respond', 'respond', 'fail', 'late', 'reset');
  await fc.assert(
    fc.asyncProperty(
      fc.array(page, { minLength: 1, maxLength: 5 }),
      fc.array(step, { maxLength: 25 }),
      async (pages, steps) => {
        let generation = 0;
        const open: Call[] = [];
        const asked: (string | undefined)[] = [];
        const fetchPage: FetchPage = ({ next, signal }) =>
          new Promise<ListPage<ListItem>>((resolve, reject) => {
            asked.push(next);
            const settle = (outcome: ListPage<ListItem> | Error) =>
              outcome instanceof Error ? reject(outcome) : resolve(outcome);
            open.push({ next, signal, generation, settle });
          });
        const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
        const query = listQuery({ key: ['lists', 'test'], fetchPage });
        const observer = new InfiniteQueryObserver(client, query);
        const stop = observer.subscribe(() => {});
        const live = () => open.filter(({ signal }) => !signal.aborted);
        const take = (call: Call | undefined) => call && open.splice(open.indexOf(call), 1)[0];

        for (const name of steps) {
          const result = observer.getCurrentResult();
          if (name === 'more' && result.hasNextPage) void observer.fetchNextPage({ cancelRefetch: false });
          if (name === 'reset') {
            generation += 1;
            asked.length = 0;
            void client.resetQueries({ queryKey: query.queryKey });
          }
          if (name === 'fail') take(live()[0])?.settle(new Error('on purpose'));
          const call =
            name === 'respond' ? live()[0] : name === 'late' ? open.find((c) => c.signal.aborted) : undefined;
          if (call) {
            const index = Number(call.next ?? 0);
            const next = index + 1 < pages.length ? String(index + 1) : undefined;
            take(call)?.settle(pageOf(call.generation, pages[index] ?? [], next));
          }
          await settled();

          const { data } = observer.getCurrentResult();
          const ids = data?.items.map(({ id }) => id) ?? [];
          expect(new Set(ids).size).toBe(ids.length);
          expect(live().length).toBeLessThanOrEqual(1);
          expect(ids.every((id) => Math.floor(Number(id) / 100) === generation)).toBe(true);
          // No loaded page is requested again: a cursor only repeats after a failure.
          expect(asked.filter((next) => next === undefined).length).toBeLessThanOrEqual(
            steps.filter((s) => s === 'fail').length + 1,
          );
        }
        stop();
        client.clear();
      },
    ),
    { numRuns: 150 },
  );
});

it('ends if a page names the cursor of a loaded page (K-F07)', async () => {
  const client = new QueryClient();
  const query = listQuery({ key: ['lists', 'test'], fetchPage: async () => pageOf(0, [1], 'again') });
  const observer = new InfiniteQueryObserver(client, query);
  const stop = observer.subscribe(() => {});
  await settled();
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().hasNextPage).toBe(false);
  stop();
});
