import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createQueue, QueueFull } from './queue.ts';

const waitTurns = async (turns: number) => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
};

it('runs no more than allowed at once, in order, and continues after failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ turns: fc.nat(4), fails: fc.boolean() }), { maxLength: 20 }),
      async (atOnce, jobs) => {
        const run = createQueue({ atOnce, waiting: 20 });
        const started: number[] = [];
        let running = 0;
        let most = 0;
        const results = await Promise.allSettled(
          jobs.map(({ turns, fails }, index) =>
            run('one', async () => {
              started.push(index);
              most = Math.max(most, ++running);
              for (let turn = 0; turn < turns; turn++) await Promise.resolve();
              running--;
              if (fails) throw new Error('asked for');
              return index;
            }),
          ),
        );
        expect(started).toEqual(jobs.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(results.map(({ status }) => status === 'rejected')).toEqual(jobs.map(({ fails }) => fails));
      },
    ),
  );
});

it('refuses the excess, and accepts more once there is room', async () => {
  const run = createQueue({ atOnce: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const first = run('one', () => gate.promise);
  const second = run('one', async () => 'second');
  await expect(run('one', async () => 'third')).rejects.toThrow(QueueFull);
  gate.resolve();
  await first;
  expect(await second).toBe('second');
  expect(await run('one', async () => 'fourth')).toBe('fourth');
});

// K-B09
it('drops jobs whose client leaves while they wait, and no others', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ visitor: fc.constantFrom('a', 'b'), leaves: fc.option(fc.nat(6), { nil: undefined }) }), {
        maxLength: 12,
      }),
      fc.integer({ min: 1, max: 3 }),
      async (jobs, atOnce) => {
        const run = createQueue({ atOnce, waiting: 12 });
        const gates = Array.from({ length: atOnce }, () => Promise.withResolvers<void>());
        const first = gates.map((gate) => run('first', () => gate.promise));
        const done: number[] = [];
        const results = jobs.map(({ visitor, leaves }, index) => {
          const away = new AbortController();
          // Before the job is queued, while it waits, or while it runs.
          if (leaves === 0) away.abort(index);
          const result = run(visitor, async () => void done.push(index), away.signal).catch(
            (reason: unknown) => reason,
          );
          if (leaves !== undefined) void waitTurns(leaves).then(() => away.abort(index));
          return result;
        });
        await waitTurns(3);
        for (const gate of gates) gate.resolve();
        await Promise.all(first);
        const reasons = await Promise.all(results);
        for (const [index, { leaves }] of jobs.entries()) {
          // A job is either done or dropped, and only those whose client left are dropped; a client that left before its turn drops its
          // job.
          expect([undefined, index]).toContain(reasons[index]);
          expect(done.filter((each) => each === index)).toHaveLength(reasons[index] === undefined ? 1 : 0);
          if (leaves === undefined) expect(reasons[index]).toBeUndefined();
          if (leaves !== undefined && leaves < 3) expect(reasons[index]).toBe(index);
        }
        // All places are free again.
        const again = gates.map(() => run('again', () => Promise.resolve('there')));
        expect(await Promise.all(again)).toEqual(gates.map(() => 'there'));
      },
    ),
  );
});

// K-X08
it('serves visitors in turns, and makes room for those with less than their share', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c', 'flood', 'flood', 'flood'), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 3, max: 12 }),
      async (visitors, waiting) => {
        const run = createQueue({ atOnce: 1, waiting });
        const gate = Promise.withResolvers<void>();
        const first = run('first', () => gate.promise);
        const order: string[] = [];
        const results = visitors.map((visitor) =>
          run(visitor, async () => void order.push(visitor)).catch(() => visitor),
        );
        gate.resolve();
        await first;
        const refused = (await Promise.all(results)).filter((visitor) => visitor !== undefined);
        const count = (list: readonly unknown[], visitor: string) => list.filter((entry) => entry === visitor).length;
        expect(order.length).toBe(Math.min(waiting, visitors.length));
        for (const visitor of new Set(visitors)) {
          // Served as often as others before their next turn, as long as they have jobs.
          const positions = order.flatMap((entry, index) => (entry === visitor ? [index] : []));
          for (const [turn, position] of positions.entries()) {
            for (const other of new Set(visitors)) {
              expect(count(order.slice(0, position), other)).toBeLessThanOrEqual(turn + 1);
            }
          }
          // Nobody is refused while another visitor has two places more.
          if (count(refused, visitor) > 0) {
            const most = Math.max(...[...new Set(visitors)].map((other) => count(order, other)));
            expect(most).toBeLessThanOrEqual(count(order, visitor) + 1);
          }
        }
      },
    ),
  );
});
