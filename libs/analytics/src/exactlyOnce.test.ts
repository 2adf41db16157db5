import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnalytics, type Analytics } from './analytics.ts';
import type { RecordedEvent } from './recordedEvent.ts';
// Loaded before the clock is stopped.
import './granted.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The fate of a call: it arrives; it arrives, but its response is lost; it is lost. */
type Fate = 'arrives' | 'response lost' | 'lost';

/** A tab with a sink that keeps each id once (W38). */
function openTab(fates: readonly Fate[], limit = Infinity) {
  const rows = new Map<string, RecordedEvent>();
  let calls = 0;
  let sending = true;
  const send = async (events: readonly RecordedEvent[], signal: AbortSignal) => {
    const fate = sending ? (fates[calls % fates.length] ?? 'arrives') : 'arrives';
    calls += 1;
    expect(events.length).toBeGreaterThan(0);
    expect(events.length).toBeLessThanOrEqual(20);
    if (fate !== 'lost') for (const event of events) rows.set(event.id, rows.get(event.id) ?? event);
    await new Promise((resolve) => setTimeout(resolve, 50));
    signal.throwIfAborted();
    if (fate !== 'arrives') throw new TypeError('Failed to fetch');
  };
  const happened: string[] = [];
  const load = () => createAnalytics({ send, consent: 'granted' });
  const track = (analytics: Analytics) => {
    if (happened.length >= limit) return;
    const name = `feeds.e${happened.length}`;
    happened.push(name);
    analytics.track({ name, properties: {} });
  };
  return {
    load,
    track,
    happened,
    stored: () => [...rows.values()].map(({ name }) => name).sort(),
    /** From here on every call arrives. */
    repair: () => void (sending = false),
  };
}

/** Events of a page that is left: it hides, may freeze with running calls, and may be restored. */
const leave = (analytics: Analytics) => {
  // `visibilitychange`, then `pagehide`.
  analytics.flush();
  analytics.flush();
};

const fates = fc.array(fc.constantFrom<Fate>('arrives', 'response lost', 'lost'), { minLength: 1, maxLength: 6 });
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('track' as const), times: fc.integer({ min: 1, max: 25 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('navigate', 'back', 'switch' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 40, 60, 500) }) },
);

it('stores every event of a tab once, for any lost calls and any order in which pages hide and are restored (W38)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), fates, async (steps, lost) => {
      sessionStorage.clear();
      // Less than the most that is kept for a sink that is down.
      const tab = openTab(lost, 190);
      let page = tab.load();
      const behind: Analytics[] = [];
      for (const each of steps) {
        if (each.do === 'track') for (let n = 0; n < each.times; n += 1) tab.track(page);
        if (each.do === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
        if (each.do === 'switch') {
          leave(page);
          await vi.advanceTimersByTimeAsync(10);
        }
        if (each.do === 'navigate') {
          leave(page);
          behind.push(page);
          page = tab.load();
        }
        if (each.do === 'back') {
          const before = behind.pop();
          if (!before) continue;
          leave(page);
          page = before;
          page.resume();
        }
      }
      tab.repair();
      leave(page);
      await vi.runAllTimersAsync();
      const last = tab.load();
      await vi.runAllTimersAsync();
      leave(last);
      await vi.runAllTimersAsync();
      expect(tab.stored()).toEqual([...tab.happened].sort());
    }),
    { numRuns: 60 },
  );
});
