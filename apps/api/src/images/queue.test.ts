import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createQueue, QueueFull } from './queue.ts';

it('runs no more than allowed at once, in order, and goes on after failures', async () => {
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
            run(async () => {
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

it('refuses what is too much, and takes more once there is room', async () => {
  const run = createQueue({ atOnce: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const first = run(() => gate.promise);
  const second = run(async () => 'second');
  await expect(run(async () => 'third')).rejects.toThrow(QueueFull);
  gate.resolve();
  await first;
  expect(await second).toBe('second');
  expect(await run(async () => 'fourth')).toBe('fourth');
});
