import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadingBar, type LoadingPhase } from './loadingPhase.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function recorded() {
  const phases: LoadingPhase[] = [];
  return { phases, bar: loadingBar((phase) => phases.push(phase)) };
}

it('shows nothing for a page that loads within 200 ms', () => {
  const { phases, bar } = recorded();
  bar.setPending(true);
  vi.advanceTimersByTime(199);
  bar.setPending(false);
  vi.advanceTimersByTime(10_000);
  expect(phases).toEqual([]);
});

it('runs after 200 ms and stays for 500 ms after the page has loaded', () => {
  const { phases, bar } = recorded();
  bar.setPending(true);
  vi.advanceTimersByTime(200);
  expect(phases).toEqual(['running']);
  bar.setPending(false);
  vi.advanceTimersByTime(499);
  expect(phases).toEqual(['running', 'done']);
  vi.advanceTimersByTime(1);
  expect(phases).toEqual(['running', 'done', 'hidden']);
});

it('runs again for a page requested while the bar is still full', () => {
  const { phases, bar } = recorded();
  bar.setPending(true);
  vi.advanceTimersByTime(300);
  bar.setPending(false);
  vi.advanceTimersByTime(400);
  bar.setPending(true);
  vi.advanceTimersByTime(1000);
  expect(phases).toEqual(['running', 'done', 'running']);
});

it('shows nothing after it was stopped', () => {
  const { phases, bar } = recorded();
  bar.setPending(true);
  bar.stop();
  vi.advanceTimersByTime(1000);
  expect(phases).toEqual([]);
});

it('is always hidden in the end', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 900 }))), (changes) => {
      const { phases, bar } = recorded();
      for (const [pending, ms] of changes) {
        bar.setPending(pending);
        vi.advanceTimersByTime(ms);
      }
      bar.setPending(false);
      vi.advanceTimersByTime(700);
      expect(phases.at(-1) ?? 'hidden').toBe('hidden');
    }),
  );
});
