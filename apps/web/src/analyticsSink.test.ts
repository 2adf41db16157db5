import { createApiClient } from '@social-shop/api-client';
import { expect, it } from 'vitest';
import { analyticsSink } from './analyticsSink.ts';

const event = { name: 'posts.share', page: 'home', at: '2026-11-24T09:30:00.000Z', properties: { someKey: 1, a_b: 2 } };

async function send(answer: Response | Error) {
  const asked: Request[] = [];
  const api = createApiClient({
    baseUrl: 'https://shop.test/api',
    headers: { 'x-shop-request': '1' },
    async fetch(request) {
      asked.push(request.clone());
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const outcome = await analyticsSink(api)([event]).then(
    () => 'done',
    () => 'may be tried again',
  );
  return { outcome, asked };
}

it('sends events as they are, in one request that outlives the page and carries the header of the host (W21, W27)', async () => {
  const { outcome, asked } = await send(Response.json({ accepted: 1 }, { status: 201 }));
  expect(outcome).toBe('done');
  expect(asked).toMatchObject([{ method: 'POST', url: 'https://shop.test/api/v1/analytics/events', keepalive: true }]);
  expect(asked[0]?.headers.get('x-shop-request')).toBe('1');
  expect(await asked[0]?.json()).toEqual({ events: [event] });
});

it.each([
  ['network error', new TypeError('fetch failed'), 'may be tried again'],
  ['503', Response.json({}, { status: 503 }), 'may be tried again'],
  ['400', Response.json({}, { status: 400 }), 'done'],
])('after a %s it has asked once', async (_, answer, expected) => {
  const { outcome, asked } = await send(answer);
  expect([outcome, asked.length]).toEqual([expected, 1]);
});
