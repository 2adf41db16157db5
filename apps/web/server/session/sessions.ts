import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { GrantEnded, ProviderUnavailable } from './provider.ts';
import type { Sealer } from './sealer.ts';
import type { SessionRecord, Tokens } from './session.ts';
import type { SessionStore } from './store.ts';

/** A session with its id in the store, which is not the cookie's value. */
export interface KeptSession {
  readonly id: string;
  readonly session: SessionRecord;
}

interface Options {
  readonly store: SessionStore;
  readonly sealer: Sealer;
  /** Milliseconds after its last use at which a session ends. */
  readonly lifetime: number;
  readonly refresh: (tokens: Tokens) => Promise<Tokens>;
  /** Milliseconds that a lease lasts without being renewed: as long as a crashed holder keeps others waiting. */
  readonly lease?: number;
}

/** A token with less time left is refreshed before it is sent (P5). */
const MARGIN_MS = 60_000;
/** Longer than a provider may take. */
const PATIENCE_MS = 25_000;
const RENEW_EVERY_MS = 24 * 3_600_000;

const idOf = (value: string) => createHash('sha256').update(value).digest('base64url');

/** Sessions by the value of their cookie; refreshed once however many requests, tabs and processes ask (T16). */
export function createSessions({ store, sealer, lifetime, refresh, lease = 2_000 }: Options) {
  const underWay = new Map<string, Promise<SessionRecord | undefined>>();

  async function get(id: string): Promise<SessionRecord | undefined> {
    const sealed = await store.get(id);
    return sealed === undefined ? undefined : (sealer.open(sealed, id) as SessionRecord | undefined);
  }

  /** Refreshes under the lease, or waits for the process that does; undefined if the session is gone. */
  async function once(id: string, done: (session: SessionRecord) => boolean): Promise<SessionRecord | undefined> {
    const owner = randomUUID();
    const end = Date.now() + PATIENCE_MS;
    for (let wait = 15; ; wait = Math.min(wait * 1.6, 250)) {
      const session = await get(id);
      if (!session || done(session)) return session;
      const fence = await store.tryLock(id, owner, lease);
      if (fence !== undefined) return await holding(id, owner, fence, done);
      if (Date.now() > end) throw new ProviderUnavailable('another process has been refreshing for too long');
      await setTimeout(wait + Math.random() * wait);
    }
  }

  async function holding(id: string, owner: string, fence: number, done: (session: SessionRecord) => boolean) {
    const renewing = setInterval(() => void store.renew(id, owner, lease).catch(() => undefined), lease / 3);
    try {
      const session = await get(id);
      // Another process finished between our read and our lease.
      if (!session || done(session)) return session;
      const next: SessionRecord = { ...session, tokens: await refresh(session.tokens) };
      // Stored before any response uses it, so a browser that leaves in between loses nothing (T20).
      if (await store.setFenced(id, sealer.seal(next, id), lifetime, owner, fence)) return next;
      // Signed out meanwhile, or another process holds the lease and has newer tokens.
      return await get(id);
    } catch (error) {
      if (error instanceof GrantEnded) await store.destroy(id);
      throw error;
    } finally {
      clearInterval(renewing);
      await store.unlock(id, owner).catch(() => undefined);
    }
  }

  /** One refresh at a time for each session of this process. Later callers get its result. */
  function refreshed(id: string, done: (session: SessionRecord) => boolean) {
    const running = underWay.get(id);
    if (running) return running;
    const started = once(id, done).finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  }

  return {
    lifetime,

    /** Begins a session and returns its cookie's value, which is always new (T11). */
    async begin(session: SessionRecord): Promise<string> {
      const value = randomBytes(32).toString('base64url');
      await store.set(idOf(value), sealer.seal(session, idOf(value)), lifetime);
      return value;
    },

    async find(value: string): Promise<KeptSession | undefined> {
      const id = idOf(value);
      const session = await get(id);
      return session && { id, session };
    },

    /**
     * Extends the lifetime, once a day. Returns whether it did, so the cookie's can be extended, too. The record is unchanged: only a
     * refresh writes it (T18).
     */
    async renewed(id: string): Promise<boolean> {
      // A lease that is never released.
      if ((await store.tryLock(`renewed ${id}`, id, RENEW_EVERY_MS)) === undefined) return false;
      await store.touch(id, lifetime);
      return true;
    },

    /**
     * Returns the session with a token that lives long enough to be sent; undefined if it is gone.
     *
     * @throws GrantEnded if this has ended it, ProviderUnavailable
     */
    async fresh({ id, session }: KeptSession): Promise<SessionRecord | undefined> {
      const lives = ({ tokens }: SessionRecord) => tokens.expiresAt - Date.now() >= MARGIN_MS;
      return lives(session) ? session : refreshed(id, lives);
    },

    /** The same with a token other than this one, which the platform refused (P5). */
    replaced: (id: string, accessToken: string): Promise<SessionRecord | undefined> =>
      refreshed(id, ({ tokens }) => tokens.accessToken !== accessToken),

    end: (id: string): Promise<void> => store.destroy(id),
    formToken: (id: string): string => sealer.tokenFor(id),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
