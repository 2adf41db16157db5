import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { createHost } from '../server.ts';
import { Busy, shedding } from './shedding.ts';
import { sqliteStore } from '../session/sqliteStore.ts';
import { connectPlatform } from '../upstream/platform.ts';

const CAPACITY = 64;

// The call that these pages wait for never gets a response. The host's health check does not need it.
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
    pagePaths: async () => [],
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

it('with five times the pages it can render, a host renders those, refuses the rest at once, and recovers (T73, T79)', async () => {
  const statuses: number[] = [];
  const pages = Array.from({ length: 5 * CAPACITY }, async (_, n) => {
    const response = await fetch(`${url}/home?n=${n}`, { headers: { 'accept-language': 'en-GB' } });
    statuses.push(response.status);
    return { status: response.status, headers: response.headers, html: await response.text() };
  });
  // All refusals come before the first page is done, and meanwhile the host reports that it is healthy.
  await expect.poll(() => statuses.length + rendering).toBe(5 * CAPACITY);
  const made = rendering;
  expect(made).toBeLessThanOrEqual(CAPACITY);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect((await fetch(`${url}/health`)).status).toBe(200);

  release();
  const responses = await Promise.all(pages);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(made);
  for (const { status, headers, html } of responses) {
    if (status === 200) continue;
    expect(html).toContain('<html lang="en-GB">');
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  expect((await fetch(`${url}/home`)).status).toBe(200);
});

it('a host whose event loop lags refuses pages with the busy page, serves cheap requests, and reports that it is healthy', async () => {
  release();
  const headers = { 'accept-language': 'en-GB' };
  expect((await host.inject({ url: '/home', headers })).statusCode).toBe(200);
  const late = setInterval(() => {
    const until = performance.now() + 1_200;
    while (performance.now() < until);
  });
  try {
    await expect.poll(() => host.isUnderPressure()).toBe(true);
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
  await expect.poll(() => host.isUnderPressure()).toBe(false);
  expect((await host.inject({ url: '/home', headers })).statusCode).toBe(200);
});

it('runs so many at a time, in order, refuses the excess, and gives each its own result', async () => {
  const works = fc.array(fc.record({ ticks: fc.nat(5), fails: fc.boolean() }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(works, fc.integer({ min: 1, max: 4 }), fc.nat(12), async (all, atOnce, more) => {
      const most = atOnce + more;
      const begun: number[] = [];
      let inHand = 0;
      const turn = shedding({ most, atOnce, patience: 60_000 }, async (n: number) => {
        begun.push(n);
        inHand += 1;
        expect(inHand).toBeLessThanOrEqual(atOnce);
        for (let tick = 0; tick < (all[n]?.ticks ?? 0); tick += 1) await Promise.resolve();
        inHand -= 1;
        if (all[n]?.fails) throw new Error(`${n} failed`);
        return n;
      });
      const ends = await Promise.allSettled(all.map((_, n) => turn(n)));
      ends.forEach((end, n) => {
        if (n >= most) expect(end).toHaveProperty('reason', expect.any(Busy));
        else if (all[n]?.fails) expect(end).toHaveProperty('reason.message', `${n} failed`);
        else expect(end).toHaveProperty('value', n);
      });
      expect(begun).toEqual(all.map((_, n) => n).slice(0, most));
      await expect(turn(0).catch((error: Error) => error.message)).resolves.not.toContain('are running');
    }),
  );
});

it('lets the next begin while work only waits', async () => {
  const begun: string[] = [];
  const turn = shedding({ most: 3, atOnce: 1, patience: 1 }, async (name: string, ms: number) => {
    begun.push(name);
    await setTimeout(ms);
    return [...begun];
  });
  const [whileSlow] = await Promise.all([turn('slow', 300), turn('quick', 0)]);
  expect(whileSlow).toEqual(['slow', 'quick']);
});
