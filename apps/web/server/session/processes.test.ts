import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';
import { createSessions } from './sessions.ts';
import { sqliteStore } from './sqliteStore.ts';
import { startProvider, USER_ID } from './testing/provider.ts';
import { CALL, ours, startPlatform } from './testing/shop.ts';

const KEY = 'k'.repeat(32);

let folder: string;
let provider: Awaited<ReturnType<typeof startProvider>>;
let platform: Awaited<ReturnType<typeof startPlatform>>;
const processes: ChildProcess[] = [];
let one: Awaited<ReturnType<typeof startHost>>;
let other: typeof one;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'));
  provider = await startProvider();
  platform = await startPlatform(provider.accepts);
  [one, other] = await Promise.all([startHost(), startHost()]);
});
beforeEach(() => void (provider.calls.token = 0));
afterAll(async () => {
  await Promise.all(
    processes.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
  provider.stop();
  platform.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a host on the folder's sessions; returns its address and process. */
async function startHost() {
  const env = {
    ...process.env,
    DATA_DIR: folder,
    API_URL: platform.url,
    ISSUER_URL: provider.issuer,
    SESSION_KEYS: KEY,
    OIDC_CLIENT_SECRET: 'secret',
    LOG_LEVEL: 'silent',
  };
  const child = fork(new URL('./testing/host.fixture.ts', import.meta.url), { env });
  processes.push(child);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, child };
}

/** The cookie of a session whose access token has expired. */
async function expiredSession() {
  const store = sqliteStore(join(folder, 'sessions.sqlite'));
  const refresh = () => Promise.reject(new Error('only begins'));
  const sessions = createSessions({ store, sealer: createSealer([KEY]), lifetime: 3_600_000, refresh });
  const value = await sessions.begin({
    user: { userId: USER_ID, email: 'maren@example.com', profile: {}, isImpersonated: false },
    subject: `auth0|${USER_ID}`,
    tokens: { accessToken: 'expired', refreshToken: provider.issueRefreshToken(), expiresAt: Date.now() - 1 },
  });
  await store.close();
  return `session=${value}`;
}

it('refresh once for twenty calls and two pages at a time over both, and once more later (T16, K-A01)', async () => {
  const cookie = await expiredSession();
  const ask = (path: string, n: number) => fetch((n % 2 ? one : other).url + path, { headers: { ...ours, cookie } });
  const asked = [...Array.from({ length: 20 }, () => CALL), '/home', '/home'];
  const responses = await Promise.all(asked.map(ask));
  expect(responses.map(({ status }) => status)).toEqual(Array(22).fill(200));
  expect(provider.calls.token).toBe(1);
  // The stored token can be refreshed.
  provider.forgetAccessTokens();
  expect((await ask(CALL, 0)).status).toBe(200);
  expect(provider.calls.token).toBe(2);
});

it('continue if the one that refreshes is killed halfway', async () => {
  const cookie = await expiredSession();
  let calls = 0;
  // The first never gets its response.
  provider.fault.token = () => (calls++ === 0 ? new Promise(() => {}) : Promise.resolve(undefined));
  const lost = fetch(one.url + CALL, { headers: { ...ours, cookie } }).catch(() => 'lost');
  await expect.poll(() => provider.calls.token).toBe(1);
  const waiting = Array.from({ length: 10 }, () => fetch(other.url + CALL, { headers: { ...ours, cookie } }));
  one.child.kill('SIGKILL');
  expect(await lost).toBe('lost');
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(provider.calls.token).toBe(2);
});
