import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const event = (values: object = {}) => ({
  name: '/scroll/discover',
  page: 'home',
  at: '2026-11-28T09:00:00.000Z',
  properties: { items: 36, list: '5', first: true },
  ...values,
});
const send = (events: object[]) =>
  platform.app.inject({ method: 'POST', url: '/v1/analytics/events', payload: { events } });

it('events are stored as they came, newest first on the page, as text', async () => {
  const response = await send([event(), event({ name: '<script>alert(1)</script>' })]);
  expect([response.statusCode, response.json()]).toEqual([201, { accepted: 2 }]);
  const page = await platform.app.inject('/analytics');
  expect(page.statusCode).toBe(200);
  for (const property of ['&quot;items&quot;:36', '&quot;list&quot;:&quot;5&quot;', '&quot;first&quot;:true']) {
    expect(page.body).toContain(property);
  }
  expect(page.body).not.toContain('<script>');
  expect(page.body.indexOf('&lt;script&gt;')).toBeLessThan(page.body.indexOf('/scroll/discover'));
});

it('the page lists the latest 200', async () => {
  for (let n = 0; n < 11; n += 1) await send(Array.from({ length: 20 }, () => event({ name: `batch-${n}` })));
  const { body } = await platform.app.inject('/analytics');
  expect(body.match(/<tr><td>/g)).toHaveLength(200);
  expect(body).toContain('batch-10');
  expect(body).not.toContain('batch-0<');
});

it.each([
  ['no events', []],
  ['more than twenty', Array.from({ length: 21 }, () => event())],
  ['a nested property', [event({ properties: { person: { email: 'a@example.test' } } })]],
  ['a property that is a list', [event({ properties: { ids: ['1'] } })]],
  ['no moment', [event({ at: 'yesterday' })]],
  ['a number for a name', [event({ name: 5 })]],
])('%s are refused whole', async (_what, events) => {
  const response = await send(events);
  expect([response.statusCode, response.json().error_code]).toEqual([400, 'invalid-request']);
});

it('a moment that no clock has, and text that cannot be stored, are the caller’s fault', async () => {
  for (const bad of [
    event({ at: '2026-06-30T23:59:60Z' }),
    event({ name: 'a\u0000b' }),
    event({ properties: { a: '\u0000' } }),
  ]) {
    expect((await send([bad])).statusCode).toBe(400);
  }
});
