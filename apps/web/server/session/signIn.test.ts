import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USER_ID } from './testing/provider.ts';
import { startShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeEach(async () => void (shop = await startShop()));
afterEach(() => shop.stop());

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);
const nobody = { session: null };

describe('sign-in', () => {
  it('returns to where it began, with a session that pages and the browser know, and signs out again', async () => {
    const browser = shop.browser();
    const back = await browser.signIn('/login?from=%2Fposts%2F1%3Fli%3D2');
    expect([back.statusCode, back.headers.location]).toEqual([303, '/posts/1?li=2']);
    const { session, formToken } = await browser.session();
    expect(session).toEqual({
      userId: USER_ID,
      email: 'maren@example.com',
      profile: { userCreatedAt: '2026-01-05T10:00:00.000Z', authnCanChangeEmail: true, sigilUserId: USER_ID },
      isImpersonated: false,
    });
    const page = await browser.get('/home');
    expect(page.body).toContain('/home for maren@example.com');

    const out = await browser.post('/logout', { token: formToken });
    expect(out.headers.location).toMatch(`${shop.provider.issuer}/session/end?`);
    expect(await browser.session()).toEqual(nobody);
    expect([...browser.jar.keys()]).toEqual([]);
  });

  it('has secrets of its own for each attempt, in a cookie of its own (T01)', async () => {
    const browser = shop.browser();
    const [one, other] = [parametersOf(await browser.begin()), parametersOf(await browser.begin())];
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one[name]).not.toBe(other[name]);
    expect(one).toMatchObject({ code_challenge_method: 'S256', scope: 'openid profile email consumer offline_access' });
    expect(one['code_challenge']).toHaveLength(43);
    const { headers, body } = await browser.get('/login');
    const [cookie] = [headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-sign-in-[^\s=]+=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(browser.jar.size).toBe(3);
    expect(`${String(headers.location)}${body}`).not.toMatch(/verifier=|token/);
  });

  it('in two tabs at once returns each to its own page (T02)', async () => {
    const browser = shop.browser();
    const [one, other] = [await browser.begin('/login?from=/posts/1'), await browser.begin('/login?from=/posts/2')];
    const [back, otherBack] = [await browser.approve(one), await browser.approve(other)];
    expect((await browser.get(back)).headers.location).toBe('/posts/1');
    expect((await browser.get(otherBack)).headers.location).toBe('/posts/2');
    expect((await browser.session()).session.userId).toBe(USER_ID);
  });
});
