import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PUBLIC_URL, startShop, type Shop } from './testing/shop.ts';

let shop: Shop;
let browser: ReturnType<Shop['browser']>;
beforeEach(async () => {
  shop = await startShop();
  browser = shop.browser();
  await browser.signIn();
});
afterEach(() => shop.stop());

const nobody = { session: null };
const isSignedIn = async () => (await browser.session()).session !== null;
const token = async () => (await browser.session()).formToken as string;

it.each<[string, Record<string, string>]>([
  ['by a link or picture of another site', { 'sec-fetch-site': 'cross-site' }],
  ['by prefetching', { 'sec-purpose': 'prefetch' }],
  ['by the menu’s link', { 'sec-fetch-site': 'same-origin' }],
])('GET /logout %s asks first and changes nothing (T28)', async (_, headers) => {
  const response = await browser.get('/logout', headers);
  expect(response.body).toContain('/logout for maren@example.com');
  expect(response.headers['set-cookie'] ?? '').not.toContain('Max-Age=0');
  expect(await isSignedIn()).toBe(true);
});

it.each<[string, (token: string) => [form: Record<string, string>, headers: Record<string, string>]]>([
  ['without the token', () => [{}, {}]],
  ['with another token', () => [{ token: 'x' }, {}]],
  ['from another site', (token) => [{ token }, { 'sec-fetch-site': 'cross-site' }]],
  ['from another subdomain', (token) => [{ token }, { 'sec-fetch-site': 'same-site' }]],
  [
    'from another origin, of an older browser',
    (token) => [{ token }, { 'sec-fetch-site': '', origin: 'https://evil.test' }],
  ],
  ['with our header from another site', () => [{}, { 'x-shop-request': '1', 'sec-fetch-site': 'cross-site' }]],
])('a form %s is refused (T28, P15)', async (_, form) => {
  const response = await browser.post('/logout', ...form(await token()));
  expect(response.statusCode).toBe(403);
  expect(await isSignedIn()).toBe(true);
});

it('ends the session here and at the provider, without a token in the address, and may be repeated (T29, T32, K-X14)', async () => {
  const form = { token: await token() };
  const cookies = new Map(browser.jar);
  const response = await browser.post('/logout', form);
  const target = new URL(String(response.headers.location));
  // K-X14: no token in any address.
  expect(target.href).not.toMatch(/eyJ|CANARY|token|hint/);
  expect(target.pathname).toBe('/identity/session/end');
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    client_id: 'social-shop',
    post_logout_redirect_uri: `${PUBLIC_URL}/`,
  });
  expect(response.headers['set-cookie']).toMatch(/^__Host-session=; Max-Age=0; Path=\//);
  expect(response.headers['clear-site-data']).toBe('"cache"');
  expect(shop.provider.calls.revocation).toBe(1);

  // Another tab with the same cookie: the session is gone, and sign-out ends at the same place.
  cookies.forEach((value, name) => browser.jar.set(name, value));
  expect(await browser.session()).toEqual(nobody);
  const twice = await browser.post('/logout', form);
  expect([twice.statusCode, twice.headers.location]).toEqual([303, '/']);
});

it('works by a call of ours without a form', async () => {
  await browser.post('/logout', {}, { 'x-shop-request': '1' });
  expect(await browser.session()).toEqual(nobody);
});

it.each<[string, () => Promise<{ status: number }>]>([
  ['responds with 500', async () => ({ status: 500 })],
  ['takes ten seconds', () => setTimeout(10_000, { status: 200 }, { ref: false })],
])('ends within two seconds if the provider %s (T29)', async (_, fault) => {
  shop.provider.fault.revocation = fault;
  const form = { token: await token() };
  const began = performance.now();
  const response = await browser.post('/logout', form);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(response.headers.location).toBe(`${PUBLIC_URL}/`);
  expect(await browser.session()).toEqual(nobody);
});

it('redirects visitors who are not signed in', async () => {
  const response = await shop.browser().get('/logout');
  expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
});
