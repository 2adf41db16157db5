import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnalytics } from '../analytics.ts';
import type { RecordedEvent } from '../recordedEvent.ts';
import { isMonitored } from './isMonitored.ts';
import { placeOf } from './placeOf.ts';
// Loaded before the clock is stopped.
import '../granted.ts';

// Without a listener an error fails the run.
const handled = () => {};
beforeEach(() => {
  addEventListener('error', handled);
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  removeEventListener('error', handled);
  vi.useRealTimers();
});

it('monitors one visit in a hundred, and every one on one’s own machine', () => {
  const visits = Array.from(
    { length: 1_000 },
    (_, n) => `${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
  );
  expect(visits.filter((visit) => isMonitored(visit, 'shop.example'))).toHaveLength(10);
  for (const own of ['localhost', '127.0.0.1', '[::1]']) expect(isMonitored(visits[7] ?? '', own)).toBe(true);
});

const origin = 'https://shop.example';

it.each([
  [
    `TypeError: x\n    at f (${origin}/assets/home-a1.js:1:23)\n    at g (${origin}/assets/vendor-b2.js:4:5)`,
    'home-a1.js:1:23',
  ],
  [`f@${origin}/assets/home-a1.js:1:23\n@${origin}/assets/vendor-b2.js:4:5`, 'home-a1.js:1:23'],
  [`    at async ${origin}/assets/home-a1.js?v=2:1:23`, 'home-a1.js:1:23'],
  // Errors from elsewhere: an extension, another site, the console; and the address of a page, which may name a person.
  ['    at f (chrome-extension://abc/assets/x.js:1:2)', undefined],
  ['    at f (https://elsewhere.test/assets/x.js:1:2)', undefined],
  [`    at ${origin}/user/secret?token=1:1:2`, undefined],
  ['', undefined],
])('finds the place of an error in our code: %j', (stack, place) => {
  expect(placeOf(stack, origin)).toBe(place);
});

const thrown = (message: string, file: string) =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at f (${location.origin}/assets/${file})`,
  });
const fail = (error: unknown) => void window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('records each error of our code once, without its message, and only with consent', async () => {
  const sent: RecordedEvent[] = [];
  const analytics = createAnalytics({
    send: (events) => Promise.resolve(void sent.push(...events)),
    consent: 'undecided',
  });
  analytics.pageView('home');
  fail(thrown('before consent', 'a.js:1:1'));
  await vi.advanceTimersByTimeAsync(250);
  analytics.setConsent('granted');
  await vi.advanceTimersByTimeAsync(10);
  fail(thrown('somebody@example.com is no number', 'a.js:1:2'));
  fail(thrown('another', 'a.js:1:2'));
  reject(thrown('lost', 'b.js:3:4'));
  reject('only a text');
  fail(new Error('of an extension'));
  analytics.flush();
  await vi.advanceTimersByTimeAsync(10);
  analytics.setConsent('denied');
  fail(thrown('after a no', 'c.js:1:1'));
  analytics.flush();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.filter(({ name }) => name === 'analytics.error')).toMatchObject([
    { page: 'home', properties: { error: 'TypeError', place: 'a.js:1:2' } },
    { page: 'home', properties: { error: 'TypeError', place: 'b.js:3:4' } },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/somebody|lost|another/);
});
