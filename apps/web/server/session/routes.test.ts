import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CALL, ours, PUBLIC_URL, startShop, type Shop } from './testing/shop.ts';

let shop: Shop;
let browser: ReturnType<Shop['browser']>;
beforeEach(async () => {
  shop = await startShop();
  browser = shop.browser();
});
afterEach(() => shop.stop());

const shown = async (path: string, headers?: Record<string, string>) =>
  Object.fromEntries(new URL(browser.locationOf(await browser.get(path, headers))).searchParams);

describe('the redirects to the provider', () => {
  it('name the language and the page to begin with', async () => {
    expect(await shown('/login', { 'accept-language': 'en-AU' })).toMatchObject({ ui_locales: 'en-GB' });
    expect(await shown('/signup')).toMatchObject({ screen_hint: 'signup' });
    expect(await shown('/auth')).not.toHaveProperty('screen_hint');
  });

  it('ask for consent again, at the named connection, even if signed in', async () => {
    await browser.signIn();
    expect(await shown('/auth/reconsent/google-oauth2')).toMatchObject({
      prompt: 'consent',
      connection: 'google-oauth2',
    });
    expect(await shown('/auth/reconsent')).not.toHaveProperty('connection');
  });

  it('redirect signed-in visitors to their target', async () => {
    await browser.signIn();
    for (const path of ['/login', '/signup', '/auth']) {
      expect((await browser.get(`${path}?from=/posts/1`)).headers.location).toBe('/posts/1');
    }
  });

  it('pass on an invitation until the browser session ends (S6)', async () => {
    const response = await browser.get('/user/spring-2026');
    expect(response.headers.location).toBe('/signup');
    expect(response.headers['set-cookie']).toBe('__Host-invite=spring-2026; Path=/; HttpOnly; SameSite=Lax; Secure');
    expect(await shown('/signup')).toMatchObject({ invite: 'spring-2026' });
    expect(await shown('/login')).not.toHaveProperty('invite');
  });

  it('ignore a malformed invitation', async () => {
    const response = await browser.get('/user/%3Bx%3D1');
    expect([response.headers.location, response.headers['set-cookie']]).toEqual(['/signup', undefined]);
    expect((await browser.get('/user')).headers.location).toBe('/signup');
  });

  it('come from configuration, whatever host a request names (T44)', async () => {
    const lies = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http', host: 'evil.test' };
    expect(await shown('/login', lies)).toMatchObject({ redirect_uri: `${PUBLIC_URL}/auth/callback` });
  });

  const elsewhere = ['//evil.test', '/\\evil.test', '/..//evil.test', '/%5cevil.test', 'javascript:alert(1)'];
  const back = ['/login', '/signup', '/logout', '/auth/callback?code=1', '/auth/reconsent', '/user/x'];
  it.each(['/login', '/signup', '/auth', '/auth/reconsent/auth0'])(
    'lead from %s nowhere else, and not in circles (T25, T26)',
    async (path) => {
      for (const from of [...elsewhere, ...back]) {
        const response = await shop.browser().signIn(`${path}?from=${encodeURIComponent(from)}`);
        expect(response.headers.location, from).toBe('/');
      }
    },
  );

  it('return from a change of language and from a sign-out within the shop only (T25)', async () => {
    for (const from of elsewhere) {
      const chosen = await browser.post('/locale', { locale: 'en-GB', from });
      expect([chosen.statusCode, chosen.headers.location], from).toEqual([303, '/']);
      const signedOut = await browser.post('/logout', { returnTo: from });
      expect([signedOut.statusCode, signedOut.headers.location], from).toEqual([303, '/']);
    }
  });
});

describe('cookies', () => {
  it('of a host behind https are all of the allowed form, and the session’s outlives the browser (T12, K-A11)', async () => {
    const cookies: string[] = [];
    const note = (response: Awaited<ReturnType<typeof browser.get>>) =>
      cookies.push(...[response.headers['set-cookie'] ?? []].flat());
    for (const path of ['/', '/login', '/signup', '/auth', '/auth/reconsent', '/user/x', '/logout', '/auth/callback']) {
      note(await browser.get(path));
    }
    note(await browser.signIn());
    note(await browser.get('/home'));
    note(await browser.post('/logout', { token: (await browser.session()).formToken }));
    note(await browser.post('/locale', { locale: 'en-GB' }));
    expect(cookies.length).toBeGreaterThan(6);
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split('; ');
      expect(pair).toMatch(/^(__Host-(session|invite|sign-in-[\w-]+)|locale)=/);
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax', 'Secure']));
      if (!pair.startsWith('locale=')) expect(attributes).toContain('HttpOnly');
      expect(cookie).not.toMatch(/domain/i);
      const age = /Max-Age=(\d+)/.exec(cookie)?.[1];
      expect(Number(age ?? 0)).toBeLessThanOrEqual(34_560_000);
    }
    expect(cookies.some((cookie) => cookie.startsWith('__Host-session=') && cookie.includes('Max-Age=2592000;'))).toBe(
      true,
    );
  });

  it('of a host on http have no prefix that browsers would refuse', async () => {
    const plain = await startShop({ publicUrl: 'http://localhost:4200' });
    const response = await plain.browser().get('/login');
    expect(String(response.headers['set-cookie'])).toMatch(
      /^sign-in-\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await plain.stop();
  });

  it('stay small, however large the tokens and however many attempts there are (T14)', async () => {
    const long = `/search?keyword=${'x'.repeat(1_900)}`;
    for (let attempt = 0; attempt < 12; attempt += 1) await browser.get(`/login?from=${encodeURIComponent(long)}`);
    const size = () => [...browser.jar].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    expect(size()).toBeLessThan(5_000);
    browser.jar.clear();
    shop.provider.claims = { padding: 'x'.repeat(8_000) };
    await browser.signIn();
    expect(size()).toBeLessThan(1_024);
    expect((await browser.session()).session.email).toBe('maren@example.com');
  });

  it('with any nonsense count as not signed in, and log-in works (K-A09, K-A13)', async () => {
    for (const value of ['', 'x', '%', '"', 'a=b', '\u00e9', 'x'.repeat(4_000)]) {
      const cookie = `__Host-session=${value}; __Host-sign-in-x=${value}`;
      const page = await browser.get('/home', { cookie });
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('for nobody')]);
      expect((await browser.get('/login', { cookie })).statusCode).toBe(303);
    }
  });
});

describe('a new sign-in', () => {
  it('gets a new session id, and the old one is refused (T11)', async () => {
    const planted = 'p'.repeat(43);
    browser.jar.set('__Host-session', planted);
    await browser.signIn();
    const first = browser.jar.get('__Host-session');
    shop.provider.claims = { impersonator_id: '11111111-1111-4111-8111-111111111111' };
    await browser.signIn('/auth/reconsent');
    const second = browser.jar.get('__Host-session');
    expect(new Set([planted, first, second]).size).toBe(3);
    expect((await browser.session()).session.isImpersonated).toBe(true);
    for (const old of [planted, first]) {
      const cookie = `__Host-session=${old}`;
      expect((await browser.get('/api/session', { ...ours, cookie })).json()).toEqual({ session: null });
    }
  });
});

describe('a response that depends on the visitor', () => {
  it('is not stored, and anonymous pages are kept without it (T64, T61)', async () => {
    await browser.signIn();
    const [stranger, accept] = [shop.browser(), { 'accept-encoding': 'br' }];
    await stranger.get('/home', accept);
    const rendered = shop.visitors.length;
    const mine = await browser.get('/home', accept);
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(shop.visitors.length).toBe(rendered + 1);
    // The kept page is anonymous.
    expect((await stranger.get('/home')).body).toContain('for nobody');
    expect((await stranger.get('/home')).headers['cache-control']).toBe('private, no-cache');
    expect(shop.visitors.length).toBe(rendered + 1);
    expect((await browser.call('/api/session')).headers['cache-control']).toBe('private, no-store');
  });

  it('is an anonymous page if the session ended while it was rendered, and the cookie is removed (T21)', async () => {
    await browser.signIn();
    shop.provider.forgetAccessTokens();
    shop.provider.forgetRefreshTokens();
    const page = await browser.get('/home');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('for nobody')]);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(browser.jar.size).toBe(0);
  });

  it('contains no token, and neither do the log and the store (T13, T127)', async () => {
    const seen: string[] = [];
    for (const response of [
      await browser.signIn(),
      await browser.get('/home'),
      await browser.call('/api/session'),
      await browser.call(CALL),
      await browser.get('/login'),
    ]) {
      seen.push(JSON.stringify(response.headers), response.body);
    }
    seen.push(...browser.jar.keys(), ...browser.jar.values(), ...shop.log);
    expect(seen.join('\n')).not.toMatch(/CANARY|eyJ|code=|state=|maren@example\.com[^<"\\]/);
    expect(shop.log.join('')).not.toContain('maren');
  });
});
