import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeSeen } from './observeSeen.ts';

/** The browser's observer, controlled by the test. */
const observed = new Set<Element>();
let tell: (tile: Element, ratio: number) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        tell = (target, intersectionRatio) => observed.has(target) && callback([{ target, intersectionRatio }]);
      }
      observe = (tile: Element) => void observed.add(tile);
      unobserve = (tile: Element) => void observed.delete(tile);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const tileOf = (key: string) => {
  const tile = document.createElement('article');
  tile.dataset['key'] = key;
  return tile;
};

/** A page with a feed, and the keys that were seen in it. */
function openFeed(keys: readonly string[]) {
  const app = document.createElement('div');
  const feed = document.createElement('div');
  feed.append(...keys.map(tileOf));
  app.append(feed);
  document.body.replaceChildren(app);
  const seen: string[] = [];
  const keyOf = (tile: Element) => (tile instanceof HTMLElement ? tile.dataset['key'] : undefined);
  const stop = observeSeen(feed, { keyOf, onSeen: (key) => seen.push(key) });
  const find = (key: string) => feed.querySelector(`[data-key="${key}"]`);
  return { app, feed, find, seen, stop };
}
/** Browsers tell of changed elements when the running code is through. */
const changed = () => Promise.resolve();

const KEYS = ['a', 'b'];
type Step =
  | { readonly do: 'show' | 'hide' | 'leave' | 'mount' | 'unmount'; readonly key: string }
  | { readonly do: 'open' | 'close' | 'hidden' | 'visible' }
  | { readonly do: 'wait'; readonly ms: number };
const ofTile = fc.constantFrom(
  'show' as const,
  'show' as const,
  'hide' as const,
  'leave' as const,
  'mount' as const,
  'unmount' as const,
);
const ofPage = fc.constantFrom('open' as const, 'close' as const, 'hidden' as const, 'visible' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: ofTile, key: fc.constantFrom(...KEYS) }) },
  { weight: 1, arbitrary: fc.record({ do: ofPage }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 300, 700, 999, 1_000) }),
  },
);

it('tells an item when its tile was half in view and uncovered for a second without a break, and again once it was fully out of view (P18, K-N01)', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      let hidden = false;
      vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
      const { app, feed, find, seen, stop } = openFeed(KEYS);

      // A plain model of P18: since when each tile counts as in view.
      let now = 0;
      let covered = false;
      const shown = new Set<string>();
      const since = new Map<string, number>();
      const expected: string[] = [];
      /** Told, and not fully out of view since. */
      const told = new Set<string>();
      const model = () => {
        if (covered) told.clear();
        for (const key of KEYS) {
          if (shown.has(key) && !covered && !hidden) since.set(key, since.get(key) ?? now);
          else since.delete(key);
        }
      };

      for (const each of steps) {
        const key = 'key' in each ? each.key : '';
        const tile = find(key);
        if (each.do === 'show' && tile) {
          tell(tile, 0.5);
          shown.add(key);
        }
        if (each.do === 'hide' && tile) {
          tell(tile, 0.49);
          shown.delete(key);
        }
        if (each.do === 'leave' && tile) {
          tell(tile, 0);
          shown.delete(key);
          told.delete(key);
        }
        if (each.do === 'unmount') {
          tile?.remove();
          shown.delete(key);
          told.delete(key);
        }
        if (each.do === 'mount' && !tile) feed.append(tileOf(key));
        if (each.do === 'open' || each.do === 'close') covered = each.do === 'open';
        if (covered) app.setAttribute('aria-hidden', 'true');
        else app.removeAttribute('aria-hidden');
        if (each.do === 'hidden' || each.do === 'visible') {
          hidden = each.do === 'hidden';
          document.dispatchEvent(new Event('visibilitychange'));
        }
        await changed();
        model();
        if (each.do === 'wait') {
          vi.advanceTimersByTime(each.ms);
          now += each.ms;
          const due = [...since].filter(([, from]) => now - from >= 1_000).sort(([, one], [, other]) => one - other);
          for (const [each] of due) {
            if (!told.has(each)) expected.push(each);
            told.add(each);
          }
        }
        expect([...seen].sort()).toEqual([...expected].sort());
      }
      stop();
      expect(observed.size).toBe(0);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns: 60 },
  ));
