import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStandings } from './standing.ts';
import { CALL, startShop, unauthorized, type Shop } from './testing/shop.ts';

let shop: Shop;
let browser: ReturnType<Shop['browser']>;
beforeEach(async () => {
  shop = await startShop();
  browser = shop.browser();
  await browser.signIn();
});
afterEach(() => shop.stop());

const asked = () => shop.platform.calls.filter(({ url }) => url === '/userinfo/').length;

/** The effect of 'sign out everywhere', a new password or a deleted account at the platform: every token of the person is unknown. */
function endEverywhere() {
  shop.provider.forgetAccessTokens();
  shop.provider.forgetRefreshTokens();
}

/** The caller does not see the check: the platform reads the call's own token, or none. */
const takesEverything = () => {
  shop.platform.respond = ({ url }) => (url === '/userinfo/' ? unauthorized : { status: 200, body: { ltks: [] } });
};

describe('a session that has ended elsewhere (K-X07)', () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    ['a page', async () => (await browser.get('/home')).body, '<!doctype html><html>/home for nobody</html>'],
    ['the session of pages', async () => (await browser.session()).session, null],
    ['a call', async () => (await browser.call(CALL)).json<{ error_code?: string }>().error_code, 'session-ended'],
    [
      'the redirect to sign in',
      async () => browser.locationOf(await browser.get('/login')).includes('/identity/auth?'),
      true,
    ],
    ['the question before sign-out', async () => browser.locationOf(await browser.get('/logout')), '/'],
  ])('is over for %s within a second, and its cookie is removed', async (_, look, over) => {
    // Checked a moment ago, and valid.
    await browser.get('/home');
    endEverywhere();
    await expect.poll(look, { timeout: 5_000, interval: 100 }).toEqual(over);
    expect(browser.jar.has('__Host-session')).toBe(false);
  });

  it.each<[string, () => Promise<{ readonly body: string; readonly statusCode: number }>, RegExp]>([
    ['/home', () => browser.get('/home'), /for nobody/],
    ['/api/session', () => browser.call('/api/session'), /"session":null/],
  ])('is over for %s at once if it was not checked within the last second', async (_, look, nobody) => {
    takesEverything();
    shop.provider.forgetRefreshTokens();
    expect((await look()).body).toMatch(nobody);
    expect(browser.jar.size).toBe(0);
    expect(asked()).toBe(1);
  });

  it('can no longer change anything', async () => {
    const { formToken: token } = await browser.session();
    endEverywhere();
    const change = async () => (await browser.post('/change-password', { token })).statusCode;
    await expect.poll(change, { timeout: 5_000, interval: 100 }).toBe(403);
  });
});

it('a session whose token alone has ended continues with a new one', async () => {
  shop.provider.forgetAccessTokens();
  expect((await browser.get('/home')).body).toContain('for maren@example.com');
  expect((await browser.session()).session).not.toBeNull();
});

it('the platform is asked once a second per session, however many requests there are, and never without one', async () => {
  await Promise.all(Array.from({ length: 20 }, () => browser.get('/home')));
  await Promise.all(Array.from({ length: 20 }, () => browser.session()));
  expect(asked()).toBeLessThanOrEqual(3);
  const before = asked();
  await shop.browser().get('/home');
  await shop.browser().session();
  expect(asked()).toBe(before);
});

describe('while the platform does not say whether a session is over', () => {
  beforeEach(() => {
    shop.platform.respond = ({ url }) =>
      url === '/userinfo/' ? { status: 503, body: {} } : { status: 200, body: { ltks: [] } };
  });

  it('pages are shown', async () => {
    expect((await browser.get('/home')).body).toContain('for maren@example.com');
    expect((await browser.session()).session).not.toBeNull();
  });

  it('writes are refused', async () => {
    const { formToken: token } = await browser.session();
    const response = await browser.post('/change-password', { token });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/change-password?failed=1']);
    expect(shop.provider.calls.change_password).toBe(0);
  });
});

describe('the check of a token', () => {
  it('ends within 300 ms, runs once at a time, and again after a second', async () => {
    let now = 0;
    const respond: ((response: Response) => void)[] = [];
    const fetch = () => new Promise<Response>((resolve) => respond.push(resolve));
    const standingOf = createStandings({ apiUrl: 'https://platform.test', fetch, now: () => now });
    const began = performance.now();
    expect(await Promise.all([standingOf('a'), standingOf('a')])).toEqual(['unknown', 'unknown']);
    expect(performance.now() - began).toBeLessThan(1_000);
    now = 5_000;
    const waiting = standingOf('a');
    expect(respond).toHaveLength(1);
    respond[0]?.(new Response(null, { status: 200 }));
    expect(await waiting).toBe('accepted');

    now = 5_000;
    const again = standingOf('a');
    expect(respond).toHaveLength(2);
    respond[1]?.(new Response(null, { status: 401 }));
    expect(await again).toBe('refused');
    now = 5_999;
    expect(await standingOf('a')).toBe('refused');
    expect(respond).toHaveLength(2);
    now = 6_000;
    void standingOf('a');
    void standingOf('b');
    expect(respond).toHaveLength(4);
  });
});

it.each(['/home', '/', '/no/such/page', '/explore/%E0%A4%A', '/%', '/%09/x:y', '/logout', '/login', '/api/session'])(
  '%s that names the visitor is stored nowhere (T64, K-X12)',
  async (path) => {
    const response = await browser.call(path);
    expect(response.headers['cache-control']).toMatch(/(^|, )no-store$/);
    if (response.body.includes('maren@example.com'))
      expect(response.headers['cache-control']).toBe('private, no-store');
  },
);
