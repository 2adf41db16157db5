import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GrantEnded, ProviderUnavailable } from './provider.ts';
import { createSealer } from './sealer.ts';
import type { SessionRecord, Tokens } from './session.ts';
import { createSessions } from './sessions.ts';
import { sqliteStore } from './sqliteStore.ts';
import type { SessionStore } from './store.ts';

const LEASE_MS = 500;
const HOUR_MS = 3_600_000;
const sealer = createSealer(['k'.repeat(32)]);

let store: SessionStore;
/** Requests to the provider, and its responses. */
let asked: Tokens[];
let refresh: (tokens: Tokens) => Promise<Tokens>;

const user = { userId: 'u', email: 'maren@example.com', profile: {}, isImpersonated: false };
const tokensOf = (name: string, expiresAt: number): Tokens => ({
  accessToken: `access ${name}`,
  refreshToken: `refresh ${name}`,
  expiresAt,
});
const expired: SessionRecord = { user, subject: 'auth0|u', tokens: tokensOf('old', Date.now() - 1) };
/** A provider with rotation: each refresh token works once. */
const rotates = async () => tokensOf(String(asked.length), Date.now() + HOUR_MS);

/** The sessions as one process of the host sees them. */
const process = (over: SessionStore = store) =>
  createSessions({
    store: over,
    sealer,
    lifetime: HOUR_MS,
    lease: LEASE_MS,
    refresh(tokens) {
      asked.push(tokens);
      return refresh(tokens);
    },
  });

async function keptIn(sessions: ReturnType<typeof process>, session = expired) {
  const value = await sessions.begin(session);
  const kept = await sessions.find(value);
  if (!kept) throw new Error('no session');
  return { value, kept };
}

beforeEach(() => {
  store = sqliteStore(':memory:');
  asked = [];
  refresh = rotates;
});
afterEach(() => store.close());

describe('an expired token', () => {
  it('is refreshed once for all callers, in every process, and can be refreshed again (T16)', async () => {
    const [one, other] = [process(), process()];
    const { kept, value } = await keptIn(one);
    const all = await Promise.all(Array.from({ length: 22 }, (_, n) => (n % 2 ? one : other).fresh(kept)));
    expect(asked).toHaveLength(1);
    expect(new Set(all.map((session) => session?.tokens.accessToken))).toEqual(new Set(['access 1']));
    const stored = await other.find(value);
    expect(await other.replaced(kept.id, 'access 1')).toMatchObject({ tokens: { accessToken: 'access 2' } });
    expect(asked.map(({ refreshToken }) => refreshToken)).toEqual(['refresh old', 'refresh 1']);
    expect(stored?.session.user).toEqual(user);
  });

  it('is refreshed with less than a minute left, and not before (P5)', async () => {
    const sessions = process();
    const ending = { ...expired, tokens: tokensOf('ending', Date.now() + 59_000) };
    const good = { ...expired, tokens: tokensOf('good', Date.now() + 62_000) };
    const [first, second] = [await keptIn(sessions, ending), await keptIn(sessions, good)];
    await sessions.fresh(first.kept);
    await sessions.fresh(second.kept);
    expect(asked.map(({ accessToken }) => accessToken)).toEqual(['access ending']);
  });

  it('is refreshed once by a provider that takes far longer than the lease holds (T17)', async () => {
    refresh = async () => {
      await setTimeout(3 * LEASE_MS);
      return rotates();
    };
    const [one, other] = [process(), process()];
    const { kept } = await keptIn(one);
    await Promise.all([one.fresh(kept), other.fresh(kept)]);
    expect(asked).toHaveLength(1);
  });

  it('whose refreshing process has died is refreshed by another once the lease has run out', async () => {
    const sessions = process();
    const { kept } = await keptIn(sessions);
    await store.tryLock(kept.id, 'dead', LEASE_MS);
    expect(await sessions.fresh(kept)).toMatchObject({ tokens: { accessToken: 'access 1' } });
  });

  it('never overwrites a newer token with a late response (T18)', async () => {
    let sendLate = () => {};
    const late = new Promise<void>((resolve) => (sendLate = resolve));
    // A process that was suspended does not renew.
    const [stalled, quick] = [process({ ...store, renew: async () => false }), process()];
    const { kept, value } = await keptIn(quick);
    refresh = async () => {
      refresh = rotates;
      await late;
      return tokensOf('late', Date.now() + HOUR_MS);
    };
    const waiting = stalled.fresh(kept);
    await expect.poll(() => asked).toHaveLength(1);
    await quick.fresh(kept);
    sendLate();
    expect(await waiting).toMatchObject({ tokens: { accessToken: 'access 2' } });
    expect(await quick.find(value)).toMatchObject({ session: { tokens: { accessToken: 'access 2' } } });
  });

  it('does not bring back a session that was signed out meanwhile', async () => {
    const sessions = process();
    const { kept, value } = await keptIn(sessions);
    refresh = async () => {
      await sessions.end(kept.id);
      return rotates();
    };
    expect(await sessions.fresh(kept)).toBeUndefined();
    expect(await sessions.find(value)).toBeUndefined();
  });

  it.each([new ProviderUnavailable('503'), new TypeError('socket')])(
    'keeps its session through %o (T19)',
    async (error) => {
      const sessions = process();
      const { kept, value } = await keptIn(sessions);
      refresh = () => Promise.reject(error);
      await expect(sessions.fresh(kept)).rejects.toBe(error);
      refresh = rotates;
      expect(await sessions.find(value)).toBeDefined();
      expect(await sessions.fresh(kept)).toMatchObject({ tokens: { accessToken: 'access 2' } });
    },
  );

  it('ends its session if the provider refuses to refresh it (T19)', async () => {
    const sessions = process();
    const { kept, value } = await keptIn(sessions);
    refresh = () => Promise.reject(new GrantEnded('invalid_grant'));
    await expect(sessions.fresh(kept)).rejects.toThrow(GrantEnded);
    expect(await sessions.find(value)).toBeUndefined();
  });
});

describe('a session', () => {
  it('is kept sealed, under a hash of its cookie’s value (P4)', async () => {
    const written: string[] = [];
    const set: SessionStore['set'] = async (...call) => {
      written.push(call[0], call[1]);
      await store.set(...call);
    };
    const { value } = await keptIn(process({ ...store, set }));
    expect(written).toHaveLength(2);
    expect(written.join()).not.toContain(value);
    expect(written.join()).not.toMatch(/access|refresh|maren/);
    expect(Buffer.from(written[1] ?? '', 'base64url').toString()).not.toMatch(/access|refresh|maren/);
  });

  it('cannot be opened under another id or with other keys, but with older ones', async () => {
    const sealed = sealer.seal(expired, 'one');
    expect(sealer.open(sealed, 'one')).toEqual(expired);
    expect(sealer.open(sealed, 'other')).toBeUndefined();
    expect(createSealer(['n'.repeat(32)]).open(sealed, 'one')).toBeUndefined();
    expect(createSealer(['n'.repeat(32), 'k'.repeat(32)]).open(sealed, 'one')).toEqual(expired);
    for (const broken of ['', 'x', sealed.slice(0, -4), `${sealed}AAAA`])
      expect(sealer.open(broken, 'one')).toBeUndefined();
  });

  it('is extended by use, at most once a day', async () => {
    const sessions = process();
    const { kept } = await keptIn(sessions);
    expect(await sessions.renewed(kept.id)).toBe(true);
    expect(await sessions.renewed(kept.id)).toBe(false);
  });
});
