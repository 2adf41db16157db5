import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { createHost } from './server.ts';
import { sqliteStore } from './session/sqliteStore.ts';
import { connectPlatform } from './upstream/platform.ts';

const CAPACITY = 64;

// What these pages wait for never answers: health is the host's own.
const platform = createServer(() => {});
let host: Awaited<ReturnType<typeof createHost>>;
let url: string;
let rendering = 0;
let release = () => {};
let released: Promise<void>;

beforeEach(async () => {
  rendering = 0;
  released = new Promise((resolve) => (release = resolve));
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const apiUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  host = await createHost({
    env: readEnv({ LOG_LEVEL: 'silent', API_URL: apiUrl, SESSION_KEYS: 'k'.repeat(32), OIDC_CLIENT_SECRET: 'secret' }),
    platform: connectPlatform({ apiUrl }),
    store: sqliteStore(':memory:'),
    async renderPage() {
      rendering += 1;
      await released;
      rendering -= 1;
      return { status: 200, html: '<!doctype html><html></html>', page: 'home', whole: false };
    },
    queryOf: async () => ['n'],
    renderFallback: async (locale) => `<!doctype html><html lang="${locale}"><style>a{}</style></html>`,
    files: async (host) => void host.get('/assets/shop.css', async () => 'a{}'),
  });
  url = await host.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  release();
  await host.close();
  platform.closeAllConnections();
  platform.close();
});

it('a host with five times the pages it can make, makes those, refuses the rest at once, and is well after (T73, T79)', async () => {
  const answered: number[] = [];
  const pages = Array.from({ length: 5 * CAPACITY }, async (_, n) => {
    const answer = await fetch(`${url}/home?n=${n}`, { headers: { 'accept-language': 'en-GB' } });
    answered.push(answer.status);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  });
  // All refusals come while not one page is done, and meanwhile the host says that it is well.
  await expect.poll(() => answered.length + rendering, { timeout: 20_000 }).toBe(5 * CAPACITY);
  const made = rendering;
  expect(made).toBeLessThanOrEqual(CAPACITY);
  expect(new Set(answered)).toEqual(new Set([503]));
  expect((await fetch(`${url}/health`)).status).toBe(200);

  release();
  const answers = await Promise.all(pages);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(made);
  for (const { status, headers, html } of answers) {
    if (status === 200) continue;
    expect(html).toContain('<html lang="en-GB">');
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  expect((await fetch(`${url}/home`)).status).toBe(200);
});

it('a host whose event loop is late refuses pages with the same page, answers what is cheap, and says that it is well', async () => {
  release();
  const headers = { 'accept-language': 'en-GB' };
  expect((await host.inject({ url: '/home', headers })).statusCode).toBe(200);
  const late = setInterval(() => {
    const until = performance.now() + 1_200;
    while (performance.now() < until);
  });
  try {
    await expect.poll(() => host.isUnderPressure(), { timeout: 20_000 }).toBe(true);
    const page = await host.inject({ url: '/home', headers });
    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toBe('5');
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    expect(page.body).toContain('<html lang="en-GB">');
    for (const cheap of ['/health', '/assets/shop.css']) {
      expect((await host.inject(cheap)).statusCode, cheap).toBe(200);
    }
  } finally {
    clearInterval(late);
  }
  await expect.poll(() => host.isUnderPressure(), { timeout: 20_000 }).toBe(false);
  expect((await host.inject({ url: '/home', headers })).statusCode).toBe(200);
});
