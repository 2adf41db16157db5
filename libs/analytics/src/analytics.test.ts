import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { AnalyticsOptions, Consent, RecordedEvent } from './analytics.ts';
import { scrolled } from './events.ts';

const start = Date.parse('2026-11-28T12:00:00.000Z');

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

function setUp(options: Partial<AnalyticsOptions> = {}) {
  const calls: RecordedEvent[][] = [];
  const send = vi.fn(async (events: readonly RecordedEvent[]) => void calls.push([...events]));
  return { analytics: createAnalytics({ send, consent: 'granted', ...options }), calls, send };
}

const event = (name: string, subject?: string) => ({ name, properties: { id: 'p1' }, ...(subject && { subject }) });

it('counts a page 250 ms after it came, and only the last of quick redirects', () => {
  const { analytics, calls } = setUp();
  analytics.pageView('home');
  vi.advanceTimersByTime(249);
  analytics.pageView('404');
  vi.advanceTimersByTime(249);
  analytics.flush();
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  analytics.flush();
  expect(calls).toEqual([[{ name: 'page', page: '404', at: '2026-11-28T12:00:00.499Z', properties: {} }]]);
});

it('says on which page an event happened, from the moment the page came', () => {
  const { analytics, calls } = setUp();
  analytics.pageView('home');
  analytics.track(event('posts.share'));
  analytics.flush();
  expect(calls[0]).toEqual([
    { name: 'posts.share', page: 'home', at: '2026-11-28T12:00:00.000Z', properties: { id: 'p1' } },
  ]);
});

it('drops the same name within 500 ms, but not another subject', () => {
  const { analytics, calls } = setUp();
  analytics.track(event('posts.share'));
  analytics.track(event('posts.share'));
  analytics.track(event('posts.like'));
  analytics.track(event('posts.share', 'p2'));
  analytics.track(event('posts.share', 'p2'));
  vi.advanceTimersByTime(499);
  analytics.track(event('posts.share'));
  vi.advanceTimersByTime(1);
  analytics.track(event('posts.share'));
  analytics.flush();
  expect(calls.flat().map(({ name }) => name)).toEqual(['posts.share', 'posts.like', 'posts.share', 'posts.share']);
});

// T87
it.each([-300_000, 300_000])('throttles by time that passed, though the clock jumps by %d ms', (jump) => {
  const { analytics, calls } = setUp();
  analytics.track(event('posts.share'));
  vi.setSystemTime(start + jump);
  analytics.track(event('posts.share'));
  vi.advanceTimersByTime(500);
  analytics.track(event('posts.share'));
  analytics.flush();
  expect(calls.flat()).toHaveLength(2);
});

// K-N03, P6
it('keeps one page view until the visitor decides, and sends it on the same page', () => {
  const { analytics, calls } = setUp({ consent: 'undecided' });
  for (const page of ['home', 'posts-id']) {
    analytics.pageView(page);
    vi.advanceTimersByTime(250);
    analytics.track(event('posts.share'));
    analytics.flush();
  }
  expect(calls).toEqual([]);
  analytics.setConsent('granted');
  analytics.flush();
  expect(calls.flat().map(({ name, page }) => `${name} ${page}`)).toEqual(['page posts-id']);
});

it('forgets everything on a refusal, and what had not left on a withdrawal', () => {
  const { analytics, calls } = setUp({ consent: 'undecided' });
  analytics.pageView('home');
  vi.advanceTimersByTime(250);
  analytics.setConsent('denied');
  analytics.setConsent('granted');
  analytics.track(event('posts.share'));
  analytics.setConsent('denied');
  analytics.setConsent('granted');
  analytics.flush();
  expect(calls).toEqual([]);
});

it('takes Global Privacy Control for a refusal, whatever else is said', () => {
  const { analytics, calls } = setUp({ globalPrivacyControl: true });
  analytics.setConsent('granted');
  analytics.pageView('home');
  analytics.track(event('posts.share'));
  vi.advanceTimersByTime(250);
  analytics.flush();
  expect(calls).toEqual([]);
});

it('tries a failed batch once more and then lets it go, with the next in order behind it', async () => {
  const attempts: string[] = [];
  const { analytics } = setUp({
    send: async (events) => {
      attempts.push(events[0]?.name ?? '');
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('down');
    },
  });
  for (let n = 0; n < 45; n += 1) analytics.track(event(`feeds.e${n}`));
  await vi.advanceTimersByTimeAsync(1000);
  expect(attempts).toEqual(['feeds.e0', 'feeds.e0', 'feeds.e20', 'feeds.e20']);
  analytics.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(attempts.slice(4)).toEqual(['feeds.e40', 'feeds.e40']);
});

it('does not try again after consent is withdrawn', async () => {
  const send = vi.fn(async () => {
    analytics.setConsent('denied');
    throw new Error('down');
  });
  const { analytics } = setUp({ send });
  analytics.track(event('posts.share'));
  analytics.flush();
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});

it('names the page of a scroll by 30 items', () => {
  expect(scrolled('discover', 36)).toEqual({ name: '/scroll/discover', properties: { items: 36, page: 2 } });
  expect(scrolled('discover', 30).properties.page).toBe(1);
});

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('go'), page: fc.constantFrom('home', 'posts-id', '404') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('consent'), answer: fc.constantFrom('granted', 'denied', 'undecided') }),
  },
  {
    weight: 40,
    arbitrary: fc.record({ do: fc.constant('track'), name: fc.constantFrom('posts.share', 'posts.like') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide') }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, 100, 250, 500, 2000) }) },
);

it('sends each event at most once and in order, at most 20 a call, never without consent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 200, size: 'max' }),
      fc.array(fc.record({ ok: fc.boolean(), ms: fc.constantFrom(0, 50, 300) }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom<Consent>('granted', 'denied', 'undecided'),
      async (steps, replies, initial) => {
        let consent = initial;
        let tracked = 0;
        const calls: { consent: Consent; events: readonly RecordedEvent[]; ok: boolean }[] = [];
        const analytics = createAnalytics({
          consent: initial,
          send: async (events) => {
            const { ok, ms } = replies[calls.length % replies.length] ?? { ok: true, ms: 0 };
            calls.push({ consent, events, ok });
            await new Promise((resolve) => setTimeout(resolve, ms));
            if (!ok) throw new Error('down');
          },
        });
        for (const action of steps) {
          if (action.do === 'go') analytics.pageView(action.page);
          if (action.do === 'consent') analytics.setConsent((consent = action.answer));
          if (action.do === 'track')
            analytics.track({
              name: action.name,
              properties: { n: (tracked += 1), consent },
              subject: String(tracked % 30),
            });
          if (action.do === 'hide') analytics.flush();
          if (action.do === 'wait') await vi.advanceTimersByTimeAsync(action.ms);
        }
        analytics.flush();
        await vi.runAllTimersAsync();

        for (const call of calls) {
          expect(call.consent).toBe('granted');
          expect(call.events.length).toBeGreaterThan(0);
          expect(call.events.length).toBeLessThanOrEqual(20);
        }
        const batches = [...new Set(calls.map(({ events }) => events))];
        const sent = batches.flat();
        expect(new Set(sent).size).toBe(sent.length);
        for (const batch of batches) {
          const attempts = calls.filter(({ events }) => events === batch);
          expect(attempts.length).toBeLessThanOrEqual(2);
          expect(attempts.slice(0, -1).some(({ ok }) => ok)).toBe(false);
        }
        expect(sent.every(({ name, properties }) => name === 'page' || properties.consent === 'granted')).toBe(true);
        const order = sent.flatMap(({ properties }) => (typeof properties.n === 'number' ? [properties.n] : []));
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        expect(sent.map(({ at }) => at)).toEqual(sent.map(({ at }) => at).sort());
      },
    ),
  );
});
