import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { AnalyticsOptions } from './analytics.ts';
import type { RecordedEvent } from './recordedEvent.ts';
import { scrolled } from './events.ts';
// Loaded before the clock is stopped.
import './granted.ts';

const start = Date.parse('2026-11-28T12:00:00.000Z');
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

function setUp(options: Partial<AnalyticsOptions> = {}) {
  const calls: RecordedEvent[][] = [];
  const send = vi.fn(async (events: readonly RecordedEvent[]) => void calls.push([...events]));
  return { analytics: createAnalytics({ send, consent: 'granted', ...options }), calls, send };
}

const event = (name: string, subject?: string) => ({ name, properties: { id: 'p1' }, ...(subject && { subject }) });

/** Lets the code that sends come, and calls end. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

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
  expect(calls).toEqual([
    [{ id: expect.stringMatching(UUID), name: 'page', page: '404', at: '2026-11-28T12:00:00.499Z', properties: {} }],
  ]);
});

it('does not count a visit that a flag switches off, and still says where its events happened', () => {
  const { analytics, calls } = setUp();
  analytics.pageView('home');
  analytics.pageView('posts-id', false);
  vi.advanceTimersByTime(300);
  analytics.track(event('posts.share'));
  analytics.flush();
  expect(calls).toMatchObject([[{ name: 'posts.share', page: 'posts-id' }]]);
});

it('says on which page an event happened, from the moment the page came', () => {
  const { analytics, calls } = setUp();
  analytics.pageView('home');
  analytics.track(event('posts.share'));
  analytics.flush();
  expect(calls[0]).toMatchObject([
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
it('keeps one page view until the visitor decides, and sends it on the same page with what led to the visit', async () => {
  const visit = vi.fn((first: boolean) => ({ first }));
  const { analytics, calls } = setUp({ consent: 'undecided', visit });
  for (const page of ['home', 'posts-id']) {
    analytics.pageView(page);
    vi.advanceTimersByTime(250);
    analytics.track(event('posts.share'));
    analytics.flush();
  }
  expect([calls, visit.mock.calls, sessionStorage.length]).toEqual([[], [], 0]);
  analytics.setConsent('granted');
  await pass();
  analytics.flush();
  expect(calls.flat()).toMatchObject([{ name: 'page', page: 'posts-id', properties: { first: true } }]);
  analytics.pageView('home');
  await pass(250);
  analytics.flush();
  expect(calls.flat()[1]).toMatchObject({ name: 'page', page: 'home', properties: { first: false } });
});

it('forgets everything on a refusal, and on a withdrawal what had not left', async () => {
  const { analytics, calls } = setUp({ consent: 'undecided' });
  analytics.pageView('home');
  vi.advanceTimersByTime(250);
  analytics.setConsent('denied');
  analytics.setConsent('granted');
  analytics.track(event('posts.share'));
  await pass();
  analytics.setConsent('denied');
  analytics.setConsent('granted');
  analytics.flush();
  expect([calls, sessionStorage.length]).toEqual([[], 0]);
});

it('a withdrawal aborts running requests and leaves nothing to send later', async () => {
  let aborted = 0;
  const send = vi.fn(
    (_: readonly RecordedEvent[], signal: AbortSignal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted += 1;
          reject(new DOMException('aborted', 'AbortError'));
        }),
      ),
  );
  const { analytics } = setUp({ send });
  analytics.track(event('posts.share'));
  await pass();
  analytics.flush();
  expect([send.mock.calls.length, sessionStorage.length]).toEqual([1, 1]);
  analytics.setConsent('denied');
  await pass();
  expect([aborted, sessionStorage.length]).toEqual([1, 0]);
  analytics.setConsent('granted');
  analytics.flush();
  await pass();
  expect(send).toHaveBeenCalledTimes(1);
});

it('takes Global Privacy Control for a refusal, whatever else is said', () => {
  const { analytics, calls } = setUp({ globalPrivacyControl: true });
  analytics.setConsent('granted');
  analytics.pageView('home');
  analytics.track(event('posts.share'));
  vi.advanceTimersByTime(250);
  analytics.flush();
  expect([analytics.consent(), calls]).toEqual(['denied', []]);
});

it('tries a failed batch once more, then keeps it for later with the same ids and asks a sink that is down no further', async () => {
  let down = true;
  const attempts: (readonly RecordedEvent[])[] = [];
  const { analytics } = setUp({
    send: async (events) => {
      attempts.push(events);
      if (down) throw new Error('down');
    },
  });
  for (let n = 0; n < 45; n += 1) analytics.track(event(`feeds.e${n}`));
  await pass();
  const first = attempts.map((batch) => batch.map(({ id }) => id));
  expect(first.map(({ length }) => length)).toEqual([20, 20]);
  expect(first[1]).toEqual(first[0]);
  down = false;
  analytics.flush();
  await pass();
  expect(attempts.slice(2).map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(attempts[2]?.map(({ id }) => id)).toEqual(first[0]);
});

it('sends when the page hides before the code for that has come, and leaves it to the next page to make sure', async () => {
  const first = setUp({ send: () => Promise.reject(new Error('offline')) });
  first.analytics.track(event('posts.share'));
  first.analytics.flush();
  const next = setUp();
  await pass();
  next.analytics.flush();
  expect(next.calls.flat()).toMatchObject([{ name: 'posts.share' }]);
});

it('names the page of a scroll by 30 items', () => {
  expect(scrolled('discover', 36)).toEqual({ name: '/scroll/discover', properties: { items: 36, page: 2 } });
  expect(scrolled('discover', 30).properties.page).toBe(1);
});

it('tells listeners of each change of consent until they leave', () => {
  const { analytics } = setUp({ consent: 'undecided' });
  const heard = vi.fn();
  const leave = analytics.onConsent(heard);
  analytics.setConsent('granted');
  analytics.setConsent('granted');
  analytics.setConsent('denied');
  leave();
  analytics.setConsent('granted');
  expect(heard).toHaveBeenCalledTimes(2);
});
