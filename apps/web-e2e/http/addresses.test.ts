import { expect, test } from 'vitest';
import { HOST_URL } from '../src/addresses.ts';
import { somePost } from '../src/platform.ts';
import { ask, rootAttribute } from './ask.ts';

const { post, creator } = await somePost();

const odd = [
  '/explore/%E0%A4%A',
  '/posts/%E0%A4%A',
  '/%E0%A4%A',
  '/%',
  '/home?next=%E0%A4%A',
  '/search?q=%E0%A4%A',
  '//evil.test/',
  '//evil.test',
  '///evil.test/home',
  '/\\evil.test/',
  '/%2F%2Fevil.test/',
  '/%5Cevil.test',
  '/home//evil.test/..',
  '/.//evil.test',
  '/home?next=a&next=b&next=',
  '/explore/a?x=1&x=2',
  `/home?${'x=1&'.repeat(2_000)}`,
  `/posts/${'a'.repeat(4_000)}`,
  '/%00',
  '/explore/%00',
  '/posts/%00?next=%00',
  '/home%00.html',
  '/explore/..%2f..%2fetc%2fpasswd',
  '/explore/%2e%2e',
  '/no.such/page',
  '/posts/not-an-id',
  '/posts/00000000-0000-4000-8000-000000000000',
  '/explore/nobody-of-this-name',
  '/explore/a%20b',
  '/no/such/page',
  '/index/index.php',
  '/HOME',
];

const named = odd.map((path) => ({ name: path.slice(0, 60), path }));

test.each(named)('$name is a page of ours, never a failure or another site (T66)', async ({ path }) => {
  const response = await ask(path);
  const { status, headers, body } = response;
  if (status >= 300 && status < 400) {
    const target = new URL(String(headers.location), `${HOST_URL}/`);
    expect(target.origin).toBe(HOST_URL);
    expect(target.pathname).not.toMatch(/^[/\\]{2}/);
    return;
  }
  expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(rootAttribute(response, 'lang')).toBe('en');
  expect(body).toContain('Social Shop</title>');
});

test('a missing page is a 404, an undecodable address a 400', async () => {
  for (const path of ['/no/such/page', '/posts/not-an-id', '/explore/nobody-of-this-name', '/.env']) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect((await ask(`/posts/${post.id.replace(/.{12}$/, 'ffffffffffff')}`)).status).toBe(404);
  expect((await ask('/explore/%E0%A4%A')).status).toBe(400);
});

test.each(['/account/favorites/x.css', '/account/favorites%2Fx.css', '/home/x.css', '/posts/x.js'])(
  '%s is not a file that a cache would store (T65)',
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toMatch(/no-store|no-cache/);
    expect(headers['cache-control']).toContain('private');
  },
);

test('a missing file at the root is a short 404, a page is not (K-B13)', async () => {
  for (const path of [
    '/sw.js',
    '/apple-touch-icon-precomposed.png',
    '/wp-login.php',
    '/.env',
    '/.well-known/change-password',
    '/.well-known/apple-app-site-association',
  ]) {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type'], body], path).toEqual([404, 'text/plain; charset=utf-8', '404\n']);
  }
  expect((await ask('/no.such/page')).headers['content-type']).toContain('text/html');
});

test('a missing file is a plain 404, never a page (T80)', async () => {
  const { status, headers } = await ask('/assets/no-such-file-1234.js');
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
});

test('a trailing slash redirects to the canonical address, and the query stays (K-E03)', async () => {
  const { status, headers } = await ask('/home/?next=MQ');
  expect(status).toBe(301);
  expect(headers.location).toBe('/home?next=MQ');
});

test('an old address of a post redirects to its page, whose canonical address has no tracking parameters (K-E03)', async () => {
  const { status, headers } = await ask(`/post/${post.id}?utm_source=mail`);
  expect(status).toBe(301);
  expect(headers.location).toBe(`/posts/${post.id}?utm_source=mail`);
  const { body } = await ask(String(headers.location));
  expect(body).toContain(`<link rel="canonical" href="${HOST_URL}/posts/${post.id}"`);
});

test('a creator is found whatever the case of the address', async () => {
  const { status, headers } = await ask(`/explore/${creator.display_name.toUpperCase()}`);
  expect(status).toBe(301);
  expect(headers.location).toBe(`/explore/${creator.display_name}`);
});

test('another spelling redirects to the canonical address, and an address that is not ours fails nowhere (S34, K-X11, K-X13)', async () => {
  for (const [given, location] of [
    ['/HOME?next=MQ', '/home?next=MQ'],
    ['/LOGOUT', '/logout'],
    ['/%6Cogin?from=/home', '/login?from=/home'],
    ['/Explore/Maren', '/explore/Maren'],
  ]) {
    const { status, headers } = await ask(given ?? '');
    expect([status, headers.location], given).toEqual([301, location]);
  }
  for (const path of ['/%09/x:y', '/%09/javascript:alert(1)', '/%5Cx:y'])
    expect((await ask(path)).status, path).toBe(400);
  expect((await ask('//x:y')).status).toBe(404);
  expect((await ask(`${HOST_URL}/home`)).status).toBe(200);
  expect((await ask('*', { method: 'OPTIONS' })).status).toBe(400);
});
