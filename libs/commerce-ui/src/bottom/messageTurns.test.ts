import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageTurns, type Hold, type Turn } from './messageTurns.ts';

const DURATION = 8_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows messages by number, and notes each turn in order. */
function start(duration = () => DURATION) {
  const began: (Turn<number> | undefined)[] = [];
  const turns = messageTurns<number>({ duration, onTurn: (turn) => void began.push(turn) });
  return { turns, began, shown: () => began.at(-1) };
}

it('shows the newest message for its time', () => {
  const { turns, shown } = start();
  turns.show(1);
  vi.advanceTimersByTime(DURATION - 1);
  expect(shown()?.message).toBe(1);
  turns.show(2);
  vi.advanceTimersByTime(DURATION - 1);
  expect(shown()?.message).toBe(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

it('shows the same message again as a new turn', () => {
  const { turns, began } = start();
  turns.show(1);
  turns.show(1);
  expect(new Set(began.map((turn) => turn?.key)).size).toBe(2);
});

it.each<Hold>(['pointer', 'focus', 'hidden'])('pauses while held by %s, then continues with the time left', (why) => {
  const { turns, shown } = start();
  turns.show(1);
  vi.advanceTimersByTime(5_000);
  turns.hold(why);
  vi.advanceTimersByTime(60_000);
  expect(shown()?.message).toBe(1);
  turns.release(why);
  vi.advanceTimersByTime(2_999);
  expect(shown()?.message).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

it('ends a turn once: a press as it goes does not act on the next one', () => {
  const { turns, shown } = start();
  turns.show(1);
  const first = shown();
  turns.show(2);
  expect(first && turns.end(first)).toBe(false);
  expect(shown()?.message).toBe(2);
  const second = shown();
  expect(second && turns.end(second)).toBe(true);
  expect(second && turns.end(second)).toBe(false);
  expect(shown()).toBeUndefined();
});

it('keeps a message that stays', () => {
  const { turns, shown } = start(() => Infinity);
  turns.show(1);
  vi.advanceTimersByTime(24 * 3_600_000);
  turns.restart();
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(shown()?.message).toBe(1);
});

type Command =
  | { readonly do: 'show' | 'end' | 'restart' }
  | { readonly do: 'hold' | 'release'; readonly why: Hold }
  | { readonly do: 'wait'; readonly ms: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ do: 'show' } as const) },
  fc.record({ do: fc.constantFrom('end', 'restart') }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('hold', 'release'),
      why: fc.constantFrom<Hold>('pointer', 'focus', 'hidden'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 1, max: 9_000 }) }) },
);

it('shows one message, the newest unless the visitor is at an older one, for all of its time, in any order (K-V31, K-V33)', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40, size: 'max' }), (commands) => {
      const { turns, began, shown } = start();
      const held = new Set<Hold>();
      let newest = 0;
      // For the shown turn: the time that it was seen since it began or was restarted.
      let seen = 0;

      for (const step of commands) {
        const before = shown();
        const attended = before !== undefined && (held.has('pointer') || held.has('focus'));
        const count = began.length;
        if (step.do === 'show') {
          turns.show(++newest);
          if (!attended) expect(shown()?.message).toBe(newest);
        } else if (step.do === 'end') void (before && turns.end(before));
        else if (step.do === 'restart') {
          turns.restart();
          seen = 0;
        } else if (step.do === 'hold') {
          turns.hold(step.why);
          if (before || step.why === 'hidden') held.add(step.why);
        } else if (step.do === 'release') {
          turns.release(step.why);
          held.delete(step.why);
        } else if (step.do === 'wait') {
          vi.advanceTimersByTime(step.ms);
          if (before && held.size === 0) {
            // It ends exactly when its time is over.
            expect(shown() === undefined).toBe(seen + step.ms >= DURATION);
            seen += step.ms;
          } else expect(shown()).toBe(before);
        }
        if (began.length > count) {
          // At most one turn begins at a time, with its whole time and no hold.
          expect(began.length).toBe(count + 1);
          seen = 0;
          held.delete('pointer');
          held.delete('focus');
          if (attended) expect(['end', 'release']).toContain(step.do);
        }
        const nobodyAtIt = !held.has('pointer') && !held.has('focus');
        if (shown() && nobodyAtIt) expect(shown()?.message).toBe(newest);
      }
      const numbers = began.flatMap((turn) => (turn ? [turn.message] : []));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      vi.clearAllTimers();
    }),
    { numRuns: 300 },
  );
});
