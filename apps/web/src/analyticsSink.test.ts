import { analyticsEvents } from '@social-shop/api-contract/calls/analytics';
import { afterEach, expect, it, vi } from 'vitest';
import { analyticsSink } from './analyticsSink.ts';

const event = {
  id: '5f0c9a7e-3d0b-4c59-8f43-0a8f3a1f9d11',
  name: 'posts.share',
  page: 'home',
  at: '2026-11-24T09:30:00.000Z',
  properties: { someKey: 1, a_b: 2 },
};

afterEach(() => vi.unstubAllGlobals());

async function send(result: Response | Error) {
  const asked: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    if (result instanceof Error) throw result;
    return result;
  });
  const outcome = await analyticsSink([event], new AbortController().signal).then(
    () => 'done',
    () => 'may be sent again',
  );
  return { outcome, asked };
}

it('sends events as they are, in one request that outlives the page and carries the header of the host (W21, W27)', async () => {
  const { outcome, asked } = await send(Response.json({ accepted: 1 }, { status: 201 }));
  expect(outcome).toBe('done');
  expect(asked).toMatchObject([
    {
      path: `/api${analyticsEvents.path}`,
      init: { method: 'POST', keepalive: true, headers: { 'x-shop-request': '1' } },
    },
  ]);
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ events: [event] });
});

it.each([
  ['network error', new TypeError('fetch failed'), 'may be sent again'],
  ['503', Response.json({}, { status: 503 }), 'may be sent again'],
  ['429', Response.json({}, { status: 429 }), 'may be sent again'],
  ['400', Response.json({}, { status: 400 }), 'done'],
])('after a %s it has asked once', async (_, result, expected) => {
  const { outcome, asked } = await send(result);
  expect([outcome, asked.length]).toEqual([expected, 1]);
});
