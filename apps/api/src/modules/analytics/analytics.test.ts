import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { productClicks } from '../clicks/schema.ts';
import { analyticsEvents } from './schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const event = (values: object = {}) => ({
  id: randomUUID(),
  name: '/scroll/discover',
  page: 'home',
  at: '2026-11-28T09:00:00.000Z',
  properties: { items: 36, list: '5', first: true },
  ...values,
});
const propertiesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, index]));
const send = (events: object[], remoteAddress = '127.0.0.1') =>
  platform.app.inject({ method: 'POST', url: '/v1/analytics/events', payload: { events }, remoteAddress });

it('events are stored unchanged, newest first on the page, as text', async () => {
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

it('an event that is sent again is stored once, also within a batch (W38)', async () => {
  const { db } = platform.database;
  const [first, second] = [event({ name: 'first' }), event({ name: 'second' })];
  const before = await db.$count(analyticsEvents);
  for (const batch of [[first], [first, second], [second, second]]) {
    const response = await send(batch);
    expect([response.statusCode, response.json()]).toEqual([201, { accepted: batch.length }]);
  }
  expect((await db.$count(analyticsEvents)) - before).toBe(2);
});

it('the page lists the latest 200', async () => {
  for (let n = 0; n < 11; n += 1) await send(Array.from({ length: 20 }, () => event({ name: `batch-${n}` })));
  const { body } = await platform.app.inject('/analytics');
  expect(body.match(/<tr><td>/g)).toHaveLength(200);
  expect(body).toContain('batch-10');
  expect(body).not.toContain('batch-0<');
});

it('percentiles of what browsers measured are by page and day, each instance once with its last value', async () => {
  const today = new Date().toISOString();
  const vital = (value: unknown, instance: string, values = {}) =>
    event({
      name: 'analytics.vital',
      page: 'measured',
      at: today,
      properties: { vital: 'LCP', value, instance },
      ...values,
    });
  const old = new Date(Date.now() - 15 * 86_400_000).toISOString();
  await send([
    ...[1000, 2000, 3000, 4000].map((value, n) => vital(value, `i${n}`)),
    vital(5000, 'i3'),
    vital('much', 'i4'),
    vital(60_000, 'i5', { at: old }),
    vital(70_000, 'i6', { page: 'another' }),
    event({
      name: 'analytics.long-tasks',
      page: 'measured',
      at: today,
      properties: { count: 2, total: 130, longest: 80 },
    }),
    event({
      name: 'analytics.error',
      page: 'measured',
      at: today,
      properties: { error: 'TypeError', place: '<b>.js:1:2' },
    }),
    event({
      name: 'analytics.error',
      page: 'measured',
      at: today,
      properties: { error: 'TypeError', place: '<b>.js:1:2' },
    }),
  ]);
  const { body, statusCode } = await platform.app.inject('/vitals');
  expect(statusCode).toBe(200);
  const rows = [...body.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell),
  );
  const day = today.slice(0, 10);
  expect(rows.filter(([, page]) => page === 'measured')).toEqual([
    [day, 'measured', 'LCP', '4', '2500', '3500', '4700'],
    [day, 'measured', 'Long tasks', '1', '130', '130', '130'],
    [day, 'measured', 'TypeError', '&lt;b&gt;.js:1:2', '2'],
  ]);
});

it.each([
  ['no events', []],
  ['more than twenty', Array.from({ length: 21 }, () => event())],
  ['a nested property', [event({ properties: { person: { email: 'a@example.test' } } })]],
  ['a property that is a list', [event({ properties: { ids: ['1'] } })]],
  ['no id', [event({ id: undefined })]],
  ['an id of another form', [event({ id: '1' })]],
  ['no moment', [event({ at: 'yesterday' })]],
  ['a number for a name', [event({ name: 5 })]],
  // K-X09
  ['too many properties', [event({ properties: propertiesOf(31) })]],
  ['a property without end', [event({ properties: { a: 'x'.repeat(501) } })]],
  ['a property with a name without end', [event({ properties: { ['x'.repeat(61)]: 1 } })]],
])('%s are refused as a whole', async (_what, events) => {
  const response = await send(events);
  expect([response.statusCode, response.json().error_code]).toEqual([400, 'invalid-request']);
});

it('an impossible time, and text that cannot be stored, are the caller’s fault', async () => {
  for (const bad of [
    event({ at: '2026-06-30T23:59:60Z' }),
    event({ name: 'a\u0000b' }),
    event({ properties: { a: '\u0000' } }),
  ]) {
    expect((await send([bad])).statusCode).toBe(400);
  }
});

// K-X09
describe('endless writing', () => {
  const batch = () => Array.from({ length: 20 }, () => event());
  const statuses = async (calls: number, addressOf: (call: number) => string) => {
    const found = [];
    for (let call = 0; call < calls; call += 1) found.push((await send(batch(), addressOf(call))).statusCode);
    return found;
  };

  it('is refused for an address, for a whole network, and not for others', async () => {
    const one = await statuses(40, (call) => `2001:db8:1:1::${call.toString(16)}`);
    expect(one).toEqual([...Array<number>(30).fill(201), ...Array<number>(10).fill(429)]);
    const refused = await send(batch(), '2001:db8:1:1::ffff');
    expect([refused.json().error_code, Number(refused.headers['retry-after']) > 0]).toEqual(['rate-limited', true]);
    expect((await send(batch(), '203.0.113.7')).statusCode).toBe(201);
  });

  it('counts visitors of the host, which alone may say who they are', async () => {
    const from = (visitor: string, authorization: string) =>
      platform.app.inject({
        method: 'POST',
        url: '/v1/analytics/events',
        payload: { events: batch() },
        remoteAddress: '198.51.100.1',
        headers: { 'x-visitor-address': visitor, 'x-host-authorization': authorization },
      });
    const host = `Basic ${btoa('social-shop:secret')}`;
    for (let call = 0; call < 40; call += 1) {
      expect((await from(`203.0.113.${call + 10}`, host)).statusCode).toBe(201);
    }
    const liar = [];
    for (let call = 0; call < 31; call += 1) {
      liar.push((await from(`203.0.113.${call + 100}`, `Basic ${btoa('social-shop:guess')}`)).statusCode);
    }
    expect(liar.at(-1)).toBe(429);
  });

  it('rows expire, whatever a clock says, and younger ones stay', async () => {
    const { jobs } = platform.app;
    const { db } = platform.database;
    const day = 86_400_000;
    const rows = Array.from({ length: 1_500 }, (_, index) => ({
      name: index < 1_200 ? 'old' : 'young',
      page: '',
      at: new Date(Date.now() - (index < 1_200 ? 91 : 89) * day),
      properties: {},
    }));
    await db.delete(analyticsEvents);
    await db.insert(analyticsEvents).values(rows);
    await send([event({ name: 'ahead', at: '2999-01-01T00:00:00.000Z' })], '203.0.113.8');
    while ((await jobs.step('expire-events')) === 'more');
    const left = await db.select({ name: analyticsEvents.name }).from(analyticsEvents);
    expect(left.filter(({ name }) => name === 'old')).toEqual([]);
    expect(left).toHaveLength(301);
    expect(await jobs.step('expire-events', new Date(Date.now() + 92 * day))).toBe('done');
    expect(await db.$count(analyticsEvents)).toBe(0);
  });
});

it('every click redirects, and clicks are counted as often as people click (K-X09)', async () => {
  const post = await platform.insert.post();
  const product = await platform.insert.product({ postId: post.id });
  const before = await platform.database.db.$count(productClicks);
  for (let click = 0; click < 130; click += 1) {
    expect((await platform.app.inject(`/links/${product.id}`)).statusCode).toBe(302);
  }
  expect((await platform.database.db.$count(productClicks)) - before).toBe(120);
});
