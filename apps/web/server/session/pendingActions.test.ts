import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startShop, type Shop } from './testing/shop.ts';

const ID = '0123456789abcdef0123456789abcdef';
const SIGN_UP = `/signup?from=/posts/1&pending=${ID}&shopltk-signup-prompt=favorite-post`;

let shop: Shop;
beforeEach(async () => void (shop = await startShop()));
afterEach(async () => {
  vi.useRealTimers();
  await shop.stop();
});

type Browser = ReturnType<Shop['browser']>;
const take = async (browser: Browser, id: unknown = ID) => {
  const { formToken } = await browser.session();
  const response = await browser.call('/api/session/pending', {
    method: 'POST',
    payload: { id },
    headers: formToken ? { 'x-form-token': formToken } : {},
  });
  return response.statusCode;
};

it('gives the action that led to a sign-in to its session, once however many ask (T96)', async () => {
  const browser = shop.browser();
  await browser.signIn(SIGN_UP);
  expect((await browser.session()).pending).toBe(ID);
  const taken = await Promise.all(Array.from({ length: 5 }, () => take(browser)));
  expect(taken.toSorted()).toEqual([204, 409, 409, 409, 409]);
});

it('gives it to no other session, and to nobody who is not signed in', async () => {
  const [browser, other] = [shop.browser(), shop.browser()];
  await browser.signIn(SIGN_UP);
  await other.signIn('/login');
  expect((await other.session()).pending).toBeUndefined();
  expect([await take(other), await take(shop.browser()), await take(browser, ID.replace('0', '1'))]).toEqual([
    409, 403, 409,
  ]);
  expect(await take(browser)).toBe(204);
});

it('keeps it through a second attempt, and forgets it after half an hour', async () => {
  const browser = shop.browser();
  const address = await browser.begin(SIGN_UP);
  const again = await browser.get(`${await browser.approve(address)}x`.replace('code=', 'code=wrong'));
  await browser.get(await browser.approve(browser.locationOf(again)));
  expect((await browser.session()).pending).toBe(ID);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 });
  expect((await browser.session()).pending).toBeUndefined();
  expect(await take(browser)).toBe(409);
});

it.each(['', 'x', `${ID}0`, '../../../../etc/passwd00000000000', ID.toUpperCase()])(
  'ignores %j as an id',
  async (id) => {
    const browser = shop.browser();
    await browser.signIn(`/signup?pending=${encodeURIComponent(id)}`);
    expect((await browser.session()).pending).toBeUndefined();
  },
);

it('passes on to the provider what its page announces, if it is a known prompt', async () => {
  const prompts = await Promise.all(
    [SIGN_UP, '/signup?shopltk-signup-prompt=%3Cscript%3E'].map(async (path) =>
      new URL(await shop.browser().begin(path)).searchParams.get('shopltk-signup-prompt'),
    ),
  );
  expect(prompts).toEqual(['favorite-post', null]);
});

it('works the same where the shop keeps the passwords', async () => {
  const own = await startShop({ strategy: 'password' });
  try {
    own.platform.respond = ({ url }) =>
      url === '/token/'
        ? { status: 200, body: { access_token: 'a', refresh_token: 'r', id_token: 'i', expires_in: 600 } }
        : {
            status: 200,
            body: { sub: 'auth0|00000000-0000-4000-8000-000000000001', email: 'a@example.com', profile: {} },
          };
    const browser = own.browser();
    await browser.call('/api/session/log-in', {
      method: 'POST',
      payload: { email: 'a@example.com', password: 'a long password', from: '/posts/1', pending: ID },
    });
    expect((await browser.session()).pending).toBe(ID);
    expect([await take(browser), await take(browser)]).toEqual([204, 409]);
  } finally {
    await own.stop();
  }
});
