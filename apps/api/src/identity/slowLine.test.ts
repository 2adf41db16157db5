import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlowLine } from './slowLine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY = 100;
const PLACES = 4;

// K-X06
it('keeps its pace, serves the lowest rank first, and nobody waits longer than its places take', async () => {
  const arrivals = fc.array(fc.record({ after: fc.nat(150), rank: fc.nat(3) }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(arrivals, async (all) => {
      const line = new SlowLine({ everyMs: EVERY, places: PLACES });
      const passed: { at: number; rank: number; waited: number }[] = [];
      const refused: { rank: number; waited: number }[] = [];
      for (const { after, rank } of all) {
        await vi.advanceTimersByTimeAsync(after);
        const since = Date.now();
        void line.turn(rank).then((hasTurn) => {
          const waited = Date.now() - since;
          if (hasTurn) passed.push({ at: Date.now(), rank, waited });
          else refused.push({ rank, waited });
        });
        await vi.advanceTimersByTimeAsync(0);
        expect(line.waiting).toBeLessThanOrEqual(PLACES);
      }
      await vi.advanceTimersByTimeAsync(EVERY * (PLACES + 1));
      expect(passed.length + refused.length).toBe(all.length);
      expect(line.waiting).toBe(0);
      for (const [index, { at }] of passed.entries()) {
        const before = passed[index - 1];
        if (before) expect(at - before.at).toBeGreaterThanOrEqual(EVERY);
      }
      for (const { waited } of [...passed, ...refused]) expect(waited).toBeLessThanOrEqual(EVERY * (PLACES + 1));
    }),
  );
});

it('makes room for the lowest rank at the cost of the highest', async () => {
  const line = new SlowLine({ everyMs: EVERY, places: 2 });
  const outcomes: string[] = [];
  for (const [name, rank] of [
    ['guesser', 9],
    ['other', 5],
    ['person', 0],
    ['late guesser', 9],
  ] as const) {
    void line.turn(rank).then((hasTurn) => outcomes.push(`${name} ${hasTurn}`));
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['guesser false', 'late guesser false']);
  await vi.advanceTimersByTimeAsync(EVERY * 2);
  expect(outcomes.slice(2)).toEqual(['person true', 'other true']);
});
