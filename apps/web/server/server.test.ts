import { operations } from '@social-shop/api-contract';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import type { PageRequest, Rendered } from './pages/render.tsx';
import { createHost } from './server.ts';
import { sqliteStore } from './session/sqliteStore.ts';
import { connectPlatform } from './upstream/platform.ts';

const seen: IncomingMessage[] = [];
const platform = createServer((request, response) => {
  seen.push(request);
  response.setHeader('set-cookie', 'stolen=1');
  response.setHeader('server', 'platform');
  response.setHeader('content-type', request.url?.startsWith('/images') ? 'image/webp' : 'application/json');
  response.end('{"experiments":[]}');
});

// Fixed, so none are made in a folder.
const secrets = { SESSION_KEYS: 'k'.repeat(32), OIDC_CLIENT_SECRET: 'secret' };

let pages: PageRequest[] = [];
let render: () => Promise<Rendered>;
let host: Awaited<ReturnType<typeof createHost>>;

const found = { status: 200, html: '<!doctype html><html><style>a{}</style></html>', page: 'home', whole: true };

beforeAll(() => new Promise<void>((resolve) => platform.listen(0, 'localhost', resolve)));
afterAll(() => platform.close());
// A new host for each test, so cached pages do not leak into the next.
beforeEach(async () => {
  pages = [];
  seen.length = 0;
  render = async () => found;
  const { port } = platform.address() as AddressInfo;
  const apiUrl = `http://localhost:${port}`;
  host = await createHost({
    env: readEnv({ ...secrets, LOG_LEVEL: 'silent', API_URL: apiUrl, PUBLIC_URL: 'https://shop.test' }),
    platform: connectPlatform({ apiUrl }),
    store: sqliteStore(':memory:'),
    renderPage: (request) => {
      pages.push(request);
      return render();
    },
    queryOf: async (pathname) => (pathname === '/home' ? ['next'] : []),
    pagePaths: async () => [],
    renderFallback: async (locale) => `<!doctype html><html lang="${locale}"></html>`,
    files: async () => undefined,
    // Shedding has tests of its own, and on a busy machine it would disturb these.
    maxLag: 0,
  });
});
afterEach(() => host.close());

describe('pages', () => {
  it('are private to their visitor, vary by the headers they depend on, and carry the policy of their own styles', async () => {
    const { headers } = await host.inject('/home');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(String(headers.vary).split(', ')).toEqual(expect.arrayContaining(['Accept-Language', 'Cookie', 'Sec-GPC']));
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
  });

  it.each([
    ['locale=en-GB', undefined, 'en-GB'],
    ['locale=xx', 'en-AU,en;q=0.8', 'en-GB'],
    ['locale=%E0%A4', '*', 'en'],
    ['theme=dark; locale=fr', 'de', 'fr'],
    ['theme=dark', 'zh-TW,zh;q=0.9', 'zh-Hant'],
    ['locale=en-XA', 'en-GB', 'en-GB'],
  ])('with cookie %s and Accept-Language %s are in %s', async (cookie, language, locale) => {
    await host.inject({ url: '/', headers: { cookie, ...(language ? { 'accept-language': language } : {}) } });
    expect(pages[0]?.locale).toBe(locale);
  });

  it('take only the two themes from the cookie', async () => {
    await host.inject({ url: '/', headers: { cookie: 'theme=dark' } });
    await host.inject({ url: '/', headers: { cookie: 'theme="><script>' } });
    expect(pages.map(({ theme }) => theme)).toEqual(['dark', undefined]);
  });

  it('take their address from configuration, whatever the request claims', async () => {
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' };
    await host.inject({ url: '/home?next=1', headers });
    expect(pages[0]?.url.href).toBe('https://shop.test/home?next=1');
  });

  it.each([
    ['/home/', '/home'],
    ['/posts/1/?li=2', '/posts/1?li=2'],
  ])('redirect %s to %s', async (url, location) => {
    const response = await host.inject(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  });

  it.each([
    '/explore/%E0%A4%A',
    '/search?q=%E0%A4%A',
    '//evil.test/',
    '/a?x=1&x=2',
    `/?${'a'.repeat(8_000)}`,
    '/%00',
    '/home/x.css',
  ])('render %s without a redirect', async (url) => {
    const response = await host.inject(url);
    expect(response.headers.location).toBeUndefined();
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(pages[0]?.url.origin).toBe('https://shop.test');
  });

  it('do not exist for names of files at the root (K-B13)', async () => {
    const response = await host.inject('/wp-login.php');
    expect([response.statusCode, response.body, pages.length]).toEqual([404, '404\n', 0]);
  });

  it('that cannot be rendered are replaced by a static one in the right language, which can be tried again', async () => {
    render = () => Promise.reject(new Error('render'));
    const response = await host.inject({ url: '/', headers: { 'accept-language': 'en-GB' } });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('lang="en-GB"');
    expect(response.headers['retry-after']).toBe('5');
    expect(response.headers['content-security-policy']).toBeDefined();
  });

  it('are rendered once for equal requests, however they are spelled', async () => {
    const before = await Promise.all(Array.from({ length: 20 }, () => host.inject('/home?next=1')));
    const headers = { 'accept-encoding': 'gzip, br' };
    const after = await host.inject({ url: '/home?utm_source=letter&next=1', headers });
    expect(pages.map(({ url }) => url.href)).toEqual(['https://shop.test/home?next=1']);
    expect(after.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(after.rawPayload).toString()).toBe(found.html);
    for (const { body, headers: sent } of before) {
      expect(body).toBe(found.html);
      expect(sent['content-encoding']).toBeUndefined();
      expect(sent['content-security-policy']).toBe(after.headers['content-security-policy']);
      expect(sent['cache-control']).toBe('private, no-cache');
    }
  });

  it('are sent in zstd to a browser that accepts it if they are not kept, in brotli if they are', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    expect((await host.inject({ url: '/home', headers })).headers['content-encoding']).toBe('br');
    render = async () => ({ ...found, status: 404 });
    const once = await host.inject({ url: '/gone', headers });
    expect(once.headers['content-encoding']).toBe('zstd');
    expect(String(once.headers.vary).split(', ')).toContain('Accept-Encoding');
    expect(Number(once.headers['content-length'])).toBe(once.rawPayload.byteLength);
    expect(zstdDecompressSync(once.rawPayload).toString()).toBe(found.html);
    const withoutZstd = await host.inject({ url: '/gone', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(withoutZstd.rawPayload).toString()).toBe(found.html);
    // `*` would allow zstd, too.
    for (const coding of ['*', 'gzip, *', 'zstd;q=0, *']) {
      const response = await host.inject({ url: '/gone', headers: { 'accept-encoding': coding } });
      expect(response.headers['content-encoding'] ?? 'identity').not.toBe('zstd');
    }
  });

  it.each<[string, Record<string, string>]>([
    ['another language', { 'accept-language': 'en-GB' }],
    ['another theme', { cookie: 'theme=dark' }],
    ['a decision about cookies', { cookie: 'consent=decline' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
  ])('differ for %s', async (_, headers) => {
    await host.inject('/home');
    await host.inject({ url: '/home', headers });
    expect(pages).toHaveLength(2);
  });

  it('are nine in each language, whatever headers and parameters say', async () => {
    const [cookies, languages] = [
      ['', 'theme=dark', 'theme=light', 'theme=a', 'consent=accept', 'consent=decline; theme=dark', 'locale=xx'],
      ['en', 'en-GB', 'en-AU,x;q=0.1', 'tlh', '*;q=0.3', ''],
    ];
    const asked = Array.from({ length: 252 }, (_, n) => ({
      url: `/home?utm_source=${n}&gclid=${n}`,
      headers: {
        cookie: `vid=${n}; ${cookies[n % cookies.length]}; theme=${n}`,
        'accept-language': languages[n % languages.length] ?? '',
        'sec-gpc': String(n % 3),
      },
    }));
    for (const request of asked) await host.inject(request);
    const variants = pages.map(({ locale, theme, consent }) => [locale, theme, consent].join(' '));
    expect(variants).toHaveLength(new Set(variants).size);
    for (const locale of ['en', 'en-GB'])
      expect(variants.filter((variant) => variant.startsWith(`${locale} `)).length).toBeLessThanOrEqual(9);
  });

  it.each(['/%68ome', '/home?next=1&next=2'])(
    'at %s, an address that no link of ours has, are not kept',
    async (url) => {
      for (let turn = 0; turn < 2; turn += 1) await host.inject(url);
      expect(pages).toHaveLength(2);
    },
  );

  it.each([
    ['/posts/1', '?utm_source=a%26b', '/posts/2', '/posts/2?utm_source=a%26b'],
    ['/home', '?next=1&utm_source=a', '/posts/2?li=1#top', '/posts/2?li=1&utm_source=a#top'],
    ['/posts/1', '?utm_source=a', 'https://other.test/', 'https://other.test/'],
  ])(
    'at %s%s that have moved to %s keep the parameters that they do not read',
    async (path, query, location, target) => {
      render = async () => ({ status: 301, location });
      expect((await host.inject(path + query)).headers.location).toBe(target);
    },
  );

  it('that failed are not indexed', async () => {
    render = async () => ({ ...found, status: 404 });
    expect((await host.inject('/nowhere')).headers['x-robots-tag']).toBe('noindex');
  });
});

describe('the proxy', () => {
  const ours = { 'x-shop-request': '1', 'sec-fetch-site': 'same-origin' };
  const url = '/api/v1/experiments/';

  it.each<Record<string, string>>([
    {},
    { 'x-shop-request': '1', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin' },
  ])('refuses a call with %o without asking the platform', async (headers) => {
    const response = await host.inject({ url, headers });
    expect([response.statusCode, response.json().error_code]).toEqual([403, 'host-refused']);
    expect(seen).toHaveLength(0);
  });

  it.each(['/api/v1/nothing', '/api//evil.test/v1/experiments/', '/api/v2/ltks/extra', '/api/faults'])(
    'does not know %s',
    async (path) => {
      const response = await host.inject({ url: path, headers: ours });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(seen.filter(({ url: asked }) => asked !== '/v1/experiments/')).toHaveLength(0);
    },
  );

  it('accepts a method only if the contract has it', async () => {
    const gets = new Set(operations.filter(({ method }) => method === 'GET').map(({ path }) => path));
    expect(gets).toContain('/v2/profiles/');
    const response = await host.inject({ method: 'DELETE', url: '/api/v2/profiles/', headers: ours });
    expect(response.statusCode).toBe(404);
    expect(seen).toHaveLength(0);
  });

  it('passes on only the allowed headers, both ways', async () => {
    const private_ = {
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-user-id': '1',
      'x-visitor-address': '9.9.9.9',
    };
    const response = await host.inject({ url, headers: { ...ours, ...private_, accept: 'application/json' } });
    expect(response.statusCode).toBe(200);
    const sent = Object.keys(seen[0]?.headers ?? {}).sort();
    expect(sent).toEqual([
      'accept',
      ...['accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent'],
      ...['x-host-authorization', 'x-request-id', 'x-visitor-address'],
    ]);
    expect(seen[0]?.headers).toMatchObject({ 'user-agent': 'node', 'x-visitor-address': '127.0.0.1' });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers.server).toBeUndefined();
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('refuses a parameter that leaves its segment', async () => {
    const response = await host.inject({ url: '/api/v3/posts/a%2F..%2Fb/products', headers: ours });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(seen).toHaveLength(0);
  });
});

describe('the language form', () => {
  const post = (payload: string, headers: Record<string, string>) =>
    host.inject({
      method: 'POST',
      url: '/locale',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('stores an offered language for a year and returns', async () => {
    const response = await post('locale=en-GB&from=%2Fposts%2F1', { 'sec-fetch-site': 'same-origin' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/posts/1']);
    expect(response.headers['set-cookie']).toBe('locale=en-GB; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  });

  it('sets no cookie for a language that is not offered, and redirects nowhere else', async () => {
    const response = await post('locale=..%2Fx&from=%2F%2Fevil.test', { origin: 'https://shop.test' });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers.location).toBe('/');
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    {},
  ])('refuses %o', async (headers) => expect((await post('locale=en-GB', headers)).statusCode).toBe(403));
});
