import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startShop, type Shop } from './testing/shop.ts';
import { USER_ID } from './testing/provider.ts';

const credentials = { email: 'maren@example.com', password: 'CANARY-password' };
const BASIC = `Basic ${Buffer.from('social-shop:secret').toString('base64')}`;
const tokens = { access_token: 'CANARY-a', refresh_token: 'CANARY-r', id_token: 'CANARY-i', expires_in: 15_552_000 };
const claims = { sub: `auth0|${USER_ID}`, email: credentials.email, profile: {} };

let shop: Shop;
let browser: ReturnType<Shop['browser']>;
/** The platform's responses by path. Any other path is unknown. */
let replies: Record<string, { status: number; body: object }>;

async function start(strategy: 'hosted' | 'password') {
  shop = await startShop({ strategy });
  shop.platform.respond = ({ url = '' }) => replies[url] ?? { status: 404, body: {} };
  browser = shop.browser();
}
beforeEach(() => {
  replies = {
    '/token/': { status: 200, body: tokens },
    '/userinfo/': { status: 200, body: claims },
    '/api/signup/ltk/': { status: 201, body: { user: { id: USER_ID } } },
    '/api/password/request/ltk/': { status: 200, body: {} },
    '/api/users/me/password/': { status: 200, body: {} },
  };
});
afterEach(() => shop.stop());

const send = (name: string, payload: object, headers: Record<string, string> = {}) =>
  browser.call(`/api/session/${name}`, { method: 'POST', payload, headers });
const sentTo = (path: string) => shop.platform.calls.filter(({ url }) => url === path);

describe('with the password strategy', () => {
  beforeEach(() => start('password'));

  it('a code of a hosted sign-in is refused (T06)', async () => {
    const response = await browser.get('/auth/callback?code=code&state=state&iss=https%3A%2F%2Fprovider.test');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/login?from=%2F']);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(shop.platform.calls).toEqual([]);
  });

  it('credentials from our page make a session, and neither they nor tokens are sent back (T10)', async () => {
    const response = await send('log-in', { ...credentials, from: '/posts/1' });
    expect([response.statusCode, response.json()]).toEqual([200, { location: '/posts/1' }]);
    expect(response.headers['set-cookie']).toMatch(/^__Host-session=[\w-]{43}; Max-Age=31104000; /);
    const [call] = sentTo('/token/');
    expect(Object.fromEntries(call?.form ?? [])).toMatchObject({
      grant_type: 'password',
      username: credentials.email,
      password: credentials.password,
      scope: 'openid profile email consumer offline_access',
    });
    expect(call?.headers).toMatchObject({ authorization: BASIC, 'x-visitor-address': '127.0.0.1' });
    expect(await browser.session()).toMatchObject({ session: { userId: USER_ID }, strategy: 'password' });
    expect(JSON.stringify(response.headers) + response.body + shop.log.join('')).not.toContain('CANARY');
  });

  it.each(['access_token', 'id_token'])('a response without %s is not a sign-in (T10)', async (name) => {
    replies['/token/'] = { status: 200, body: { ...tokens, [name]: '' } };
    const response = await send('log-in', credentials);
    expect([response.statusCode, response.json().error_code]).toEqual([400, 'wrong-credentials']);
    expect((await browser.session()).session).toBeNull();
  });

  it.each([
    [400, { error: 'invalid_grant' }, 400, 'wrong-credentials'],
    [429, { error: 'rate_limited' }, 429, 'rate-limited'],
    [500, {}, 503, 'unavailable'],
  ])('a %i of the provider is passed on with a meaning for the page', async (status, body, told, code) => {
    replies['/token/'] = { status, body };
    const response = await send('log-in', credentials);
    expect([response.statusCode, response.json().error_code]).toEqual([told, code]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'x-shop-request': '0' },
    { origin: 'https://evil.test' },
  ])('credentials with %o are refused (T34)', async (headers) => {
    for (const name of ['log-in', 'sign-up', 'password', 'password-request']) {
      expect((await send(name, credentials, headers)).statusCode).toBe(403);
    }
    expect(shop.platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('sign-up sends the invitation and signs in, or says why not', async () => {
    expect((await browser.get('/user/spring')).headers.location).toBe('/signup?invited=1');
    expect((await send('sign-up', credentials)).json()).toEqual({ location: '/' });
    expect(sentTo('/api/signup/ltk/')[0]?.form.get('invite')).toBe('spring');
    replies['/api/signup/ltk/'] = { status: 409, body: { error_code: 'conflict', user_message: 'Taken' } };
    const taken = await send('sign-up', credentials);
    expect([taken.statusCode, taken.json().user_message]).toEqual([409, 'Taken']);
  });

  it('a new password is set with the visitor’s own token', async () => {
    expect((await send('password', { password: 'new' })).statusCode).toBe(401);
    await send('log-in', credentials);
    expect((await send('password', { password: 'new' })).statusCode).toBe(200);
    expect(sentTo('/api/users/me/password/')[0]?.headers.authorization).toBe('Bearer CANARY-a');
  });

  it('a support agent can set no password (P1)', async () => {
    replies['/userinfo/'] = { status: 200, body: { ...claims, impersonator_id: 'agent' } };
    await send('log-in', credentials);
    expect((await send('password', { password: 'new' })).statusCode).toBe(403);
    expect(sentTo('/api/users/me/password/')).toEqual([]);
  });

  it('a sign-in starts a session with a new id (T11)', async () => {
    await send('log-in', credentials);
    const first = browser.jar.get('__Host-session');
    await send('log-in', credentials);
    expect(browser.jar.get('__Host-session')).not.toBe(first);
    browser.jar.set('__Host-session', first ?? '');
    expect((await browser.session()).session).toBeNull();
  });

  it('addresses of the provider redirect to the log-in page, or signed-in visitors to their target', async () => {
    expect((await browser.get('/auth?from=/posts/1')).headers.location).toBe('/login?from=%2Fposts%2F1');
    expect((await browser.get('/login')).body).toContain('/login for nobody');
    await send('log-in', credentials);
    expect((await browser.get('/login?from=//evil.test')).headers.location).toBe('/');
  });
});

describe.each(['hosted', 'password'] as const)('with the %s strategy', (strategy) => {
  beforeEach(() => start(strategy));

  it('a mail is requested by call and by form, in the page’s language', async () => {
    let asked = 0;
    shop.provider.fault.change_password = async (form) => {
      asked += 1;
      expect(form.get('connection')).toBe('auth0');
      return { status: 200 };
    };
    expect((await send('password-request', { email: credentials.email })).statusCode).toBe(200);
    const form = await browser.post('/forgot-password', { email: credentials.email }, { 'accept-language': 'en-GB' });
    expect([form.statusCode, form.headers.location]).toEqual([303, '/forgot-password?sent=1']);
    expect(asked + sentTo('/api/password/request/ltk/').length).toBe(2);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await browser.post('/forgot-password', { email: 'a@b.test' }, foreign)).statusCode).toBe(403);
  });

  it('the page learns of too many requests', async () => {
    replies['/api/password/request/ltk/'] = { status: 429, body: {} };
    shop.provider.fault.change_password = async () => ({ status: 429 });
    expect((await browser.post('/forgot-password', { email: 'a@b.test' })).headers.location).toBe(
      '/forgot-password?failed=later',
    );
  });
});

describe('a form for a new password', () => {
  beforeEach(() => start('hosted'));

  it('mails the visitor’s own address, with the visitor’s token only, and refuses agents', async () => {
    const mailed: (string | null)[] = [];
    shop.provider.fault.change_password = async (form) => {
      mailed.push(form.get('email'));
      return { status: 200 };
    };
    await browser.signIn();
    const { formToken } = await browser.session();
    expect((await browser.post('/change-password', {})).statusCode).toBe(403);
    const response = await browser.post('/change-password', { token: formToken });
    expect(response.headers.location).toBe('/change-password?sent=1');
    shop.provider.claims = { impersonator_id: 'agent' };
    await browser.signIn('/auth/reconsent');
    expect((await browser.post('/change-password', { token: (await browser.session()).formToken })).statusCode).toBe(
      403,
    );
    expect(mailed).toEqual(['maren@example.com']);
  });
});
