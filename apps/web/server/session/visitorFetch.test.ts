import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CALL, CALL_FOR_ALL, ours, startShop, unauthorized, type Shop } from './testing/shop.ts';
import { USER_ID } from './testing/provider.ts';

let shop: Shop;
let browser: ReturnType<Shop['browser']>;
beforeEach(async () => {
  shop = await startShop();
  browser = shop.browser();
});
afterEach(() => shop.stop());

const forbidden = (body: object = {}) => ({ status: 403, body: { error_code: 'forbidden', ...body } });
const codeOf = (response: { json(): { error_code?: string } }) => response.json().error_code;
const isSignedIn = async () => (await browser.session()).session !== null;
const callsFor = (path: string) => shop.platform.calls.filter(({ url }) => `/api${url}` === path);

/** Signs in with a token that must be refreshed before it is sent. */
async function signInExpired() {
  shop.provider.expiresIn = 1;
  await browser.signIn();
  shop.provider.expiresIn = 36_000;
  shop.provider.calls.token = 0;
}

describe('a call of a signed-in visitor', () => {
  it('carries the session’s token and user, whatever the browser says (T38, W3)', async () => {
    await browser.signIn();
    const lies = { authorization: 'Bearer x', 'x-user-id': 'somebody', 'user-id': 'somebody' };
    await browser.call(CALL, { headers: lies });
    const [call] = callsFor(CALL);
    expect(call?.headers.authorization).toMatch(/^Bearer CANARY-access/);
    expect(call?.headers['x-user-id']).toBe(USER_ID);
    expect(call?.headers['user-id'] ?? call?.headers.cookie).toBeUndefined();
  });

  it('refreshes once for twenty calls and two pages at a time, and all succeed (T16)', async () => {
    await signInExpired();
    const calls = Array.from({ length: 20 }, () => browser.call(CALL));
    const pages = [browser.get('/home'), browser.get('/posts/1')];
    const responses = await Promise.all([...calls, ...pages]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(22).fill(200));
    expect(shop.provider.calls.token).toBe(1);
  });

  it.each<[string, { status: number } | 'reset']>([
    ['503', { status: 503 }],
    ['429', { status: 429 }],
    ['no response', 'reset'],
  ])(
    'is a 503 while the provider responds with %s to a refresh, and the session stays (T19, K-A03)',
    async (_, fault) => {
      await signInExpired();
      shop.provider.fault.token = async () => fault;
      const response = await browser.call(CALL);
      expect([response.statusCode, codeOf(response), response.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '5',
      ]);
      expect(response.headers['set-cookie']).toBeUndefined();
      shop.provider.fault = {};
      expect((await browser.call(CALL)).statusCode).toBe(200);
    },
  );

  it('gets an error and loses its cookie if the provider has ended the session (T19)', async () => {
    await signInExpired();
    shop.provider.forgetRefreshTokens();
    const response = await browser.call(CALL);
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'session-ended']);
    expect(browser.jar.size).toBe(0);
    expect(callsFor(CALL)).toHaveLength(0);
  });

  it('that the platform refuses is made once more with a new token (T21)', async () => {
    await browser.signIn();
    shop.provider.forgetAccessTokens();
    expect((await browser.call(CALL)).statusCode).toBe(200);
    expect(callsFor(CALL)).toHaveLength(2);
    expect(shop.provider.calls.token).toBe(2);
  });

  it('carries its idempotency key each time that it is made (W11)', async () => {
    await browser.signIn();
    shop.provider.forgetAccessTokens();
    await browser.call(CALL, { method: 'POST', payload: {}, headers: { 'idempotency-key': 'key-1' } });
    expect(callsFor(CALL).map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  it('that is a 401 with the new token, too, ends the session only if userinfo refuses it (T21, P5)', async () => {
    await browser.signIn();
    shop.platform.respond = () => unauthorized;
    const kept = await browser.call(CALL);
    expect([kept.statusCode, codeOf(kept)]).toEqual([401, 'unauthorized']);
    expect(await isSignedIn()).toBe(true);

    shop.provider.fault.userinfo = async () => ({ status: 401, body: { error: 'invalid_token' } });
    const ended = await browser.call(CALL);
    expect([ended.statusCode, codeOf(ended)]).toEqual([401, 'session-ended']);
    expect(await isSignedIn()).toBe(false);
  });

  it('that is a 401 while userinfo does not respond keeps the session', async () => {
    await browser.signIn();
    shop.platform.respond = () => unauthorized;
    shop.provider.fault.userinfo = async () => ({ status: 503 });
    expect((await browser.call(CALL)).statusCode).toBe(503);
    expect(await isSignedIn()).toBe(true);
  });

  it('ten at a time with a 401 refresh once and end the session once (T21)', async () => {
    await browser.signIn();
    shop.platform.respond = () => unauthorized;
    shop.provider.fault.userinfo = async () => ({ status: 401 });
    const responses = await Promise.all(Array.from({ length: 10 }, () => browser.call(CALL)));
    expect(new Set(responses.map(codeOf))).toEqual(new Set(['session-ended']));
    expect(shop.provider.calls.token).toBe(2);
  });

  it('that is the same for all leaves the session alone, whatever the response (T21, W3)', async () => {
    await browser.signIn();
    shop.platform.respond = () => unauthorized;
    expect((await browser.call(CALL_FOR_ALL)).statusCode).toBe(401);
    expect(shop.provider.calls).toMatchObject({ token: 1, userinfo: 0 });
    expect(await isSignedIn()).toBe(true);
  });

  it('is made twice after a 403 if it is a GET, once if it is a POST (T22)', async () => {
    await browser.signIn();
    shop.platform.respond = () => forbidden();
    expect((await browser.call(CALL)).statusCode).toBe(403);
    expect(callsFor(CALL)).toHaveLength(2);
    shop.platform.calls.length = 0;
    shop.platform.respond = ({ url }) => (url === '/userinfo/' ? { status: 200, body: {} } : forbidden());
    await browser.call(CALL, { method: 'POST', payload: {} });
    expect(callsFor(CALL)).toHaveLength(1);
    expect(shop.provider.calls.token).toBe(1);
  });

  it('with ‘Key not authorised’ gets a new token for the next call, and the caller gets the error (T22)', async () => {
    await browser.signIn();
    shop.platform.respond = () => forbidden({ error_code: 'key-not-authorised', error: 'Key not authorised' });
    const response = await browser.call(CALL);
    expect([response.statusCode, response.json().error]).toEqual([403, 'Key not authorised']);
    expect(shop.provider.calls.token).toBe(2);
  });

  it('whose browser left while its token was refreshed loses nothing (T20)', async () => {
    await signInExpired();
    let sendToken = () => {};
    const slow = new Promise<void>((resolve) => (sendToken = resolve));
    shop.provider.fault.token = async () => {
      await slow;
      return undefined;
    };
    const url = await shop.host.listen({ port: 0, host: '127.0.0.1' });
    const left = new AbortController();
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const call = fetch(url + CALL, { headers: { ...ours, cookie }, signal: left.signal });
    await expect.poll(() => shop.provider.calls.token).toBe(1);
    left.abort();
    await expect(call).rejects.toThrow();
    sendToken();
    expect((await browser.call(CALL)).statusCode).toBe(200);
    expect(shop.provider.calls.token).toBe(1);
  });

  it('keeps the new cookie of a sign-in in another tab', async () => {
    await signInExpired();
    const before = new Map(browser.jar);
    await browser.signIn('/auth/reconsent');
    const late = shop.browser();
    before.forEach((value, name) => late.jar.set(name, value));
    expect((await late.call(CALL)).headers['set-cookie']).toBeUndefined();
  });
});

describe.each(['GET', 'POST'] as const)('a %s for members of a visitor who is not signed in', (method) => {
  const refusal = { error_code: 'unauthorized', developer_message: expect.any(String) as string };

  it('is refused without calling the platform (W37)', async () => {
    const response = await browser.call(CALL, { method });
    expect([response.statusCode, response.json()]).toEqual([401, refusal]);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(shop.platform.calls).toHaveLength(0);
  });
});
