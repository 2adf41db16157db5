import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { createHost } from './server.ts';
import { sqliteStore } from './session/sqliteStore.ts';
import { connectPlatform } from './upstream/platform.ts';

const DAYS_180 = 15_552_000;

let host: Awaited<ReturnType<typeof createHost>>;
beforeAll(async () => {
  const page = { status: 200, html: '<!doctype html>', page: 'home', whole: true };
  host = await createHost({
    env: readEnv({
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://shop.test',
      SESSION_KEYS: 'k'.repeat(32),
      OIDC_CLIENT_SECRET: 'secret',
    }),
    platform: connectPlatform({ apiUrl: 'http://localhost:1' }),
    store: sqliteStore(':memory:'),
    renderPage: async () => page,
    queryOf: async () => [],
    pagePaths: async () => [],
    renderFallback: async () => '',
    files: async () => undefined,
  });
});
afterAll(async () => {
  await host.close();
});

/** The cookies that an answer sets: their values, and for how many seconds. */
async function answer(answer: string, headers: Record<string, string> = {}, from = '/posts/1') {
  const response = await host.inject({
    method: 'POST',
    url: '/legal/consent',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ answer, from }).toString(),
  });
  return {
    response,
    cookies: Object.fromEntries(response.cookies.map(({ name, value, maxAge }) => [name, [value, maxAge]])),
    raw: [response.headers['set-cookie'] ?? []].flat(),
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the answer about cookies (P6, P19)', () => {
  it('is kept for 180 days, with an id and a bucket after a yes, and redirects back', async () => {
    const { response, cookies, raw } = await answer('accept');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/posts/1']);
    expect(cookies).toEqual({
      consent: ['accept', DAYS_180],
      vid: [expect.stringMatching(UUID), DAYS_180],
      bucket: [expect.stringMatching(/^\d{1,2}$/), DAYS_180],
    });
    for (const cookie of raw) expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Secure$/);
  });

  it('keeps the id and the bucket of a visitor who has them (K-N05)', async () => {
    const { cookies: first } = await answer('accept');
    const cookie = `vid=${first['vid']?.[0]}; bucket=${first['bucket']?.[0]}; consent=decline`;
    expect((await answer('accept', { cookie })).cookies).toEqual(first);
  });

  it.each(['vid=<script>; bucket=-1', 'vid=x; bucket=100', 'bucket=1.5'])(
    'makes others for the cookies %s',
    async (cookie) => {
      const { cookies } = await answer('accept', { cookie });
      expect(cookies['vid']?.[0]).toMatch(UUID);
      expect(Number(cookies['bucket']?.[0])).toSatisfy(
        (bucket: number) => Number.isInteger(bucket) && bucket >= 0 && bucket < 100,
      );
    },
  );

  it.each([
    ['decline', {}],
    // T124
    ['accept', { 'sec-gpc': '1' }],
  ])('%s with %j is a refusal, and ends what existed only after consent', async (given, headers) => {
    const { cookies } = await answer(given, headers);
    expect(cookies).toEqual({
      consent: ['decline', DAYS_180],
      vid: ['', 0],
      ltk_sid: ['', 0],
      bucket: ['', 0],
    });
  });

  it('is refused from another site, and ignored where it is none', async () => {
    expect((await answer('accept', { 'sec-fetch-site': 'cross-site' })).response.statusCode).toBe(403);
    const { response, raw } = await answer('maybe', {}, 'https://elsewhere.test/');
    expect([response.statusCode, response.headers.location, raw]).toEqual([303, '/', []]);
  });
});

it('says that it follows Global Privacy Control (T124)', async () => {
  const response = await host.inject('/.well-known/gpc.json');
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});
