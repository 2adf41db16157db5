import fc from 'fast-check';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';
import type { PageRequest } from './pages/render.tsx';
import { previewPath } from './preview.ts';
import { createHost } from './server.ts';
import { createSealer, sealerOf } from './session/sealer.ts';
import { sqliteStore } from './session/sqliteStore.ts';
import { connectPlatform } from './upstream/platform.ts';

const running = [
  { name: 'badges', variant: 'default', value: 'on' },
  { name: 'badges', variant: 'quiet', value: 'off', share: 40 },
  { name: 'order', variant: 'default', value: 'on' },
  { name: 'order', variant: 'a', value: 'a', share: 30 },
  { name: 'order', variant: 'b', value: 'b', share: 30 },
  { name: 'later', variant: 'default', value: 'on' },
  { name: 'later', variant: 'early', value: 'off', share: 0 },
];
let rows: object[] = running;
const platform = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ experiments: rows }));
});

const secrets = { SESSION_KEYS: 'k'.repeat(32), OIDC_CLIENT_SECRET: 'secret' };
let pages: PageRequest[] = [];
let host: Awaited<ReturnType<typeof createHost>>;
let env: ReturnType<typeof readEnv>;

beforeAll(async () => {
  await new Promise<void>((resolve) => platform.listen(0, 'localhost', resolve));
  const apiUrl = `http://localhost:${(platform.address() as AddressInfo).port}`;
  env = readEnv({ ...secrets, LOG_LEVEL: 'silent', API_URL: apiUrl });
  host = await createHost({
    env,
    platform: connectPlatform({ apiUrl }),
    store: sqliteStore(':memory:'),
    renderPage: async (request) => {
      pages.push(request);
      const { flags, variants } = request;
      return { status: 200, html: JSON.stringify({ flags, variants }), page: 'home', whole: true };
    },
    queryOf: async () => [],
    declaredFlags: async () => ['badges', 'order', 'later'].map((name) => ({ name, initial: 'on' })),
    pagePaths: async () => [],
    renderFallback: async () => '',
    files: async () => undefined,
  });
  await host.listen({ port: 0 });
});
afterAll(async () => {
  await host.close();
  platform.close();
});
beforeEach(() => {
  pages = [];
});

/** The page that a browser gets: over a connection, since kept pages are sent before the framework sees a request. */
function show(cookie: string, headers: Record<string, string> = {}, path = '/home') {
  const { port } = host.server.address() as AddressInfo;
  return new Promise<{ flags: Record<string, string>; variants: Record<string, string>; cacheControl: string }>(
    (resolve, reject) => {
      const options = { port, path, headers: { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}), ...headers } };
      const sent = httpRequest(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const text = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
          resolve({
            ...JSON.parse(text.toString()),
            cacheControl: response.headers['cache-control'] ?? '',
          });
        });
      });
      sent.on('error', reject).end();
    },
  );
}

const usual = { flags: { badges: 'on', order: 'on', later: 'on' }, variants: {} };

it('shows every visitor their own variants, whoever was sent the kept page before, and everybody else the usual ones (P19)', async () => {
  const visitor = fc.record({
    consent: fc.constantFrom('accept', 'accept', 'accept', 'decline', ''),
    bucket: fc.integer({ min: 0, max: 101 }),
    control: fc.constantFrom('', '', '', '1'),
  });
  const shownTo = new Map<number, string>();
  await fc.assert(
    fc.asyncProperty(visitor, async ({ consent, bucket, control }) => {
      const { cacheControl: _, ...shown } = await show(
        `vid=1; bucket=${bucket}${consent ? `; consent=${consent}` : ''}`,
        control ? { 'sec-gpc': control } : {},
      );
      if (consent !== 'accept' || control === '1' || bucket > 99) {
        expect(shown).toEqual(usual);
        return;
      }
      const { badges, order } = shown.variants;
      expect(shown.flags).toEqual({
        badges: badges === 'quiet' ? 'off' : 'on',
        order: order === 'default' ? 'on' : order,
        later: 'on',
      });
      expect(shownTo.get(bucket) ?? JSON.stringify(shown)).toBe(JSON.stringify(shown));
      shownTo.set(bucket, JSON.stringify(shown));
    }),
    { numRuns: 600 },
  );
  const variants = pages.map(({ url: _url, ...page }) => JSON.stringify(page));
  expect(new Set(variants).size).toBe(variants.length);
  // Two by three variants for those who take part; nobody's question, an answer and Global Privacy Control without.
  expect(variants.length).toBeLessThanOrEqual(6 + 3);
  expect(new Set(shownTo.values()).size).toBe(6);
});

it('shows the variants that visitors have after an experiment has changed, although pages are still kept', async () => {
  const asked = ['3', '30', '60', '90'].map((bucket) => `consent=accept; bucket=${bucket}`);
  const shownTo = () => Promise.all(asked.map(async (cookie) => (await show(cookie, {}, '/changed')).flags['badges']));
  /** Lets a minute pass for flags, which a page that is not kept renews. */
  async function change(to: object[], path: string) {
    rows = to;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await show('', {}, path);
  }
  await shownTo();
  await change([{ name: 'badges', variant: 'loud', value: 'loud', share: 100 }], '/first');
  await vi.waitFor(async () => expect(await shownTo()).toEqual(asked.map(() => 'loud')));
  await change(running, '/second');
  await vi.waitFor(async () => expect(await show('', {}, '/third')).toMatchObject(usual));
  expect((await shownTo()).includes('loud')).toBe(false);
  vi.useRealTimers();
});

const openLink = async (path: string) => {
  const response = await host.inject({ url: path });
  const [cookie] = response.cookies;
  return { response, cookie, sent: `${cookie?.name}=${cookie?.value}` };
};

it('shows the variant of a signed link, without consent, to nobody else, and takes no part', async () => {
  const { response, cookie, sent } = await openLink(
    `${previewPath(sealerOf(env), 'later', 'early')}?from=${encodeURIComponent('/posts/1')}`,
  );
  expect([response.statusCode, response.headers.location]).toEqual([303, '/posts/1']);
  expect(cookie).toMatchObject({ name: 'variant', httpOnly: true, sameSite: 'Lax' });
  expect(cookie?.maxAge).toBeUndefined();
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await show(sent, {}, '/linked')).toMatchObject({
      flags: { ...usual.flags, later: 'off' },
      variants: {},
      cacheControl: 'private, no-store',
    });
    expect(await show('', {}, '/linked')).toMatchObject(usual);
  }
  const inExperiment = await openLink(previewPath(sealerOf(env), 'badges', 'quiet'));
  const { variants } = await show(`consent=accept; bucket=7; ${inExperiment.sent}`);
  expect(Object.keys(variants)).toEqual(['order']);
});

it.each([
  ['of another deployment', () => previewPath(createSealer(['x'.repeat(32)]), 'badges', 'quiet')],
  ['that is none', () => '/preview/off'],
  ['that was made for something else', () => `/preview/${sealerOf(env).seal({ experiment: 'badges' }, 'session')}`],
])('a link %s ends a preview', async (_, path) => {
  const { response, cookie } = await openLink(path());
  expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  expect(cookie).toMatchObject({ name: 'variant', value: '', maxAge: 0 });
  expect(await show('variant=forged')).toMatchObject(usual);
});
