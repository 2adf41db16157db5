import { afterEach, beforeEach, expect, it } from 'vitest';
import { CALL, CALL_FOR_ALL, startShop, type Shop } from './testing/shop.ts';

let shop: Shop;
let browser: ReturnType<Shop['browser']>;
beforeEach(async () => {
  shop = await startShop();
  browser = shop.browser();
});
afterEach(() => shop.stop());

/** The outcome of a call, and how often it has reached the platform. */
async function outcomeOf(url: string, formToken: string | undefined, method: 'GET' | 'POST' = 'GET') {
  const before = shop.platform.calls.length;
  const headers = formToken === undefined ? {} : { 'x-form-token': formToken };
  const { statusCode, body } = await browser.call(url, { method, headers });
  const asked = shop.platform.calls.slice(before).filter((call) => `/api${call.url}` === url);
  expect(asked.map((call) => call.headers['x-form-token'])).toEqual(asked.map(() => undefined));
  return { status: statusCode, code: (JSON.parse(body) as { error_code?: string }).error_code, asked: asked.length };
}
const formToken = async () => (await browser.session()).formToken as string;
const made = { status: 200, code: undefined, asked: 1 };
const refused = { status: 401, code: 'session-ended', asked: 0 };

it.each(['GET', 'POST'] as const)('a page of another session makes no %s per person (P15)', async (method) => {
  await browser.signIn();
  const earlier = await formToken();
  expect(await outcomeOf(CALL, earlier, method)).toEqual(made);
  // Another tab signs in again: the cookie belongs to that session, the page to the earlier one.
  await browser.signIn('/auth/reconsent');
  const current = await formToken();
  expect(current).not.toBe(earlier);
  for (const token of [earlier, '', 'x', `${current}x`]) {
    expect(await outcomeOf(CALL, token, method), token).toEqual(refused);
  }
  expect(await outcomeOf(CALL, current, method)).toEqual(made);
  // Not a call of a page.
  expect(await outcomeOf(CALL, undefined, method)).toEqual(made);
});

it('a page of a session that is over makes none, but still those that are the same for all', async () => {
  await browser.signIn();
  const token = await formToken();
  await browser.post('/logout', { token });
  expect(await outcomeOf(CALL, token)).toEqual(refused);
  shop.platform.respond = () => ({ status: 200, body: { experiments: [] } });
  expect(await outcomeOf(CALL_FOR_ALL, token)).toEqual(made);
});

it('two calls of one address go as each of them says (W3, W9)', async () => {
  const path = '/api/v3/activities/posts/global/featured';
  const sender = async (query: string) => {
    const { statusCode } = await browser.call(path + query);
    const call = shop.platform.calls.at(-1);
    return statusCode === 200 ? call?.headers.authorization?.split(' ')[0] : statusCode;
  };
  expect([await sender(''), await sender('?rank=24h'), await sender('?rank=for-you')]).toEqual([
    undefined,
    undefined,
    401,
  ]);
  await browser.signIn();
  expect([await sender(''), await sender('?limit=1&rank=for-you')]).toEqual([undefined, 'Bearer']);
});
