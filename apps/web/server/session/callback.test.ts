import { exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeEach(async () => void (shop = await startShop()));
afterEach(async () => {
  vi.useRealTimers();
  await shop.stop();
});

const nobody = { session: null };
const refusals = () => shop.log.flatMap((line) => (line.includes('sign-in refused') ? [JSON.parse(line).reason] : []));
const without = (claims: JWTPayload, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

/** Signs in up to a callback that must fail: no session, and no more than one second attempt. */
async function isRefused(browser = shop.browser()) {
  const back = await browser.signIn();
  expect(back.headers.location).toContain(`${shop.provider.issuer}/auth?`);
  expect(await browser.session()).toEqual(nobody);
  expect(refusals()).toHaveLength(1);
  return { browser, again: String(back.headers.location) };
}

describe('the callback', () => {
  it.each<[string, (path: string) => string]>([
    ['no state', (path) => path.replace(/&?state=[^&]*/, '')],
    ['a foreign state', (path) => path.replace(/state=[^&]*/, 'state=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')],
    ['a malformed state', (path) => path.replace(/state=[^&]*/, 'state=..%2F%3B')],
    ['two states', (path) => `${path}&state=other`],
  ])('with %s starts over once, without requesting tokens (T03, K-A07)', async (_, change) => {
    const browser = shop.browser();
    const back = await browser.approve(await browser.begin());
    const response = await browser.get(change(back));
    expect(response.headers.location).toContain(`${shop.provider.issuer}/auth?`);
    expect(shop.provider.calls.token).toBe(0);
    // The provider approves at once: no dead end.
    expect((await browser.follow('/login')).headers.location).toBe('/');
  });

  it('of another browser, or eleven minutes old, requests no tokens (T03)', async () => {
    const [one, other] = [shop.browser(), shop.browser()];
    const back = await one.approve(await one.begin());
    await other.get(back);
    expect(await other.session()).toEqual(nobody);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    await one.get(back);
    expect(await one.session()).toEqual(nobody);
    expect(shop.provider.calls.token).toBe(0);
  });

  it('that is reloaded, bookmarked or gone back to redirects to the page, and exchanges its code once (T03, K-A05)', async () => {
    const browser = shop.browser();
    const back = await browser.approve(await browser.begin('/login?from=/posts/1'));
    const cookies = new Map(browser.jar);
    expect((await browser.get(back)).headers.location).toBe('/posts/1');
    expect((await browser.get(back)).headers.location).toBe('/posts/1');
    // 'Start again' at the provider, which does not say where the visitor came from (K-B07).
    expect((await browser.get('/login')).headers.location).toBe('/posts/1');
    expect((await browser.get('/login?from=/posts/2')).headers.location).toBe('/posts/2');
    // The response to the first was lost: the same request, with the cookies of before.
    cookies.forEach((value, name) => browser.jar.set(name, value));
    expect((await browser.get(back)).headers.location).toBe('/posts/1');
    expect(shop.provider.calls.token).toBe(1);
  });

  it('that two requests race for signs in one of them', async () => {
    const browser = shop.browser();
    const back = await browser.approve(await browser.begin());
    await Promise.all([browser.get(back), browser.get(back)]);
    expect(shop.provider.calls.token).toBe(1);
  });

  it('ends on a page after the second attempt, even in a browser that keeps no cookies (T03)', async () => {
    const browser = shop.browser();
    let response = await browser.get(
      await browser.approve(await browser.begin()).then((path) => path.replace('state=', 'x=')),
    );
    browser.jar.clear();
    response = await browser.get(await browser.approve(String(response.headers.location)));
    expect([response.statusCode, response.headers.location]).toEqual([303, '/auth/failed']);
  });

  it('redirects with 303 to an address without its parameters, and passes on none of them (T27)', async () => {
    const back = await shop.browser().signIn('/login?from=/posts/1');
    expect(back.statusCode).toBe(303);
    expect(back.headers['referrer-policy']).toBe('no-referrer');
    expect(back.headers.location).not.toMatch(/code|state/);
    expect(back.headers['cache-control']).toBe('private, no-store');
  });

  it('of a visitor who cancelled returns to where the sign-in began', async () => {
    shop.provider.back = (parameters) => {
      parameters.delete('code');
      parameters.set('error', 'access_denied');
    };
    expect((await shop.browser().signIn('/login?from=/posts/1')).headers.location).toBe('/posts/1');
  });

  it.each<[string, (parameters: URLSearchParams) => void]>([
    ['another issuer', (parameters) => parameters.set('iss', 'https://evil.test')],
    ['no issuer', (parameters) => parameters.delete('iss')],
  ])('from %s is refused before its code is used (T06)', async (_, change) => {
    shop.provider.back = change;
    await isRefused();
    expect(shop.provider.calls.token).toBe(0);
  });
});

describe('an ID token', () => {
  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['without the nonce', (claims) => without(claims, 'nonce')],
    ['with another nonce', (claims) => ({ ...claims, nonce: 'other' })],
  ])('%s is refused, and userinfo is not called (T04)', async (_, change) => {
    shop.provider.idToken = (claims) => shop.provider.sign(change(claims));
    await isRefused();
    expect(shop.provider.calls.userinfo).toBe(0);
  });

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.test' })],
    ['no issuer', (claims) => without(claims, 'iss')],
    ['another audience', (claims) => ({ ...claims, aud: 'other' })],
    ['no audience', (claims) => without(claims, 'aud')],
    ['an additional audience', (claims) => ({ ...claims, aud: ['social-shop', 'other'] })],
    ['a past', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1_000) - 3_600 })],
    ['no end', (claims) => without(claims, 'exp')],
    ['no beginning', (claims) => without(claims, 'iat')],
    ['no subject', (claims) => without(claims, 'sub')],
    ['a subject that is not a user', (claims) => ({ ...claims, sub: 'auth0|7' })],
  ])('with %s is refused, with one line in the log (T05)', async (_, change) => {
    shop.provider.idToken = (claims) => shop.provider.sign(change(claims));
    await isRefused();
    expect(refusals()[0]).toMatch(/^\w+$/);
  });

  it('that is unsigned, or signed with another key, is refused, and userinfo is not called (T05, T07)', async () => {
    const { privateKey: stranger } = await generateKeyPair('RS256');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forgeries: ((claims: JWTPayload) => Promise<string>)[] = [
      async (claims) => `${part({ alg: 'none' })}.${part(claims)}.`,
      (claims) => shop.provider.sign(claims, { key: stranger }),
      async (claims) => (await shop.provider.sign(claims)).replace(/.{8}$/, 'AAAAAAAA'),
    ];
    for (const forgery of forgeries) {
      shop.log.length = 0;
      shop.provider.idToken = forgery;
      await isRefused();
    }
    expect(shop.provider.calls.userinfo).toBe(0);
  });

  it('that names no key while there are two is refused (T05)', async () => {
    const { publicKey } = await generateKeyPair('RS256');
    shop.provider.jwks.keys.push({ ...(await exportJWK(publicKey)), kid: 'second', alg: 'RS256', use: 'sig' });
    shop.provider.idToken = (claims) => shop.provider.sign(claims, { kid: null });
    await isRefused();
  });

  it.each(['access_token', 'id_token'])(
    'without all tokens, as %s, redirects to the log-in page (T10)',
    async (name) => {
      shop.provider.fault.token = async () => ({
        body: { access_token: 'a', id_token: 'i', token_type: 'Bearer', [name]: '' },
      });
      await isRefused();
    },
  );

  it('with an unknown key uses the claims of userinfo only (T07, P7)', async () => {
    shop.provider.idToken = (claims) =>
      shop.provider.sign({ ...claims, impersonator_id: 'agent', email: 'x@evil.test' }, { kid: 'new' });
    const browser = shop.browser();
    await browser.signIn();
    const { session } = await browser.session();
    expect(session).toMatchObject({ email: 'maren@example.com', isImpersonated: false });
    expect(shop.provider.calls).toMatchObject({ userinfo: 1, jwks: 1 });
  });

  it('with an unknown key is refused if userinfo names another subject (T05)', async () => {
    shop.provider.idToken = (claims) => shop.provider.sign(claims, { kid: 'new' });
    shop.provider.userinfo = { sub: 'auth0|00000000-0000-4000-8000-000000000000' };
    await isRefused();
  });

  it('with an unknown key, fifty times at once, fetches the keys once (T07)', async () => {
    shop.provider.idToken = (claims) => shop.provider.sign(claims, { kid: 'new' });
    await Promise.all(Array.from({ length: 50 }, () => shop.browser().signIn()));
    expect(shop.provider.calls.jwks).toBe(1);
    expect(shop.provider.calls.userinfo).toBe(50);
  });

  it('of a support agent makes a session that says so', async () => {
    shop.provider.claims = { impersonator_id: '11111111-1111-4111-8111-111111111111' };
    const browser = shop.browser();
    await browser.signIn();
    expect((await browser.session()).session.isImpersonated).toBe(true);
  });
});

it('an unavailable provider is reported, and sign-in works again once it is back', async () => {
  shop.provider.fault.token = async () => ({ status: 503 });
  const browser = shop.browser();
  expect((await browser.signIn()).headers.location).toBe('/auth/unavailable');
  expect(shop.log.filter((line) => line.includes('sign-in not finished'))).toHaveLength(1);
  shop.provider.fault = {};
  expect((await browser.signIn()).headers.location).toBe('/');
});
