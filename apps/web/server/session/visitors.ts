import type { SessionState } from '@social-shop/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { readCookies } from '../cookies.ts';
import type { CookieKind } from './cookie.ts';
import { pendingIn } from './pendingActions.ts';
import { GrantEnded } from './provider.ts';
import type { SessionRecord } from './session.ts';
import type { KeptSession, Sessions } from './sessions.ts';
import { signInStamp } from './signInStamp.ts';
import type { StandingOf } from './standing.ts';

/** A signed-in visitor, for the length of one request. */
export interface Visitor {
  /** The session of pages, which never has a token. */
  readonly state: SessionState;
  readonly session: SessionRecord;
  /** The session with a token that can be sent; undefined once it is over. @throws ProviderUnavailable */
  fresh(): Promise<SessionRecord | undefined>;
  /** The same with a token other than this one. @throws ProviderUnavailable */
  replaced(accessToken: string): Promise<SessionRecord | undefined>;
  /**
   * Whether the platform still accepts the session's token, or a refreshed one: checked at most once a second (K-X07). Undefined if it does
   * not respond in time: then pages are shown, and writes are refused.
   */
  confirmed(): Promise<boolean | undefined>;
  /** Ends the session here. */
  end(): Promise<void>;
  /** Whether it ended while this request ran. */
  readonly over: boolean;
}

type Found = Visitor & { readonly id: string; readonly endedHere: boolean };

interface Options {
  readonly sessions: Sessions;
  readonly cookie: CookieKind;
  /** The session of pages for visitors who are not signed in. */
  readonly anonymousSession: SessionState;
  readonly standingOf: StandingOf;
}

/** Milliseconds that a request waits for a new token in place of a refused one. */
const RENEWAL_MS = 2_000;

/** The visitor of each request, read on demand: a request without a cookie costs nothing. */
export function createVisitors({ sessions, cookie, anonymousSession, standingOf }: Options) {
  // Cookies ignore ports, so each party on one host name has names of its own (P4).
  const name = cookie.name('session');
  const cookieOf = ({ headers }: FastifyRequest) => readCookies(headers.cookie).get(name);
  const setCookie = (reply: FastifyReply, value: string) =>
    reply.header('set-cookie', cookie.set(name, value, sessions.lifetime / 1_000));

  function visitorOf({ id, session: found }: KeptSession): Found {
    let session = found;
    let over = false;
    let endedHere = false;
    async function current(next: Promise<SessionRecord | undefined>) {
      try {
        const newest = await next;
        over ||= newest === undefined;
        session = newest ?? session;
        return newest;
      } catch (error) {
        if (!(error instanceof GrantEnded)) throw error;
        over = endedHere = true;
        return undefined;
      }
    }
    async function confirmed() {
      const { accessToken } = session.tokens;
      const standing = await standingOf(accessToken);
      if (over) return false;
      if (standing !== 'refused') return standing === 'accepted' || undefined;
      // Tokens end before sessions do: the provider decides whether the session is over (P5).
      const renewal = current(sessions.replaced(id, accessToken)).catch(() => undefined);
      return (await Promise.race([renewal, setTimeout(RENEWAL_MS, undefined, { ref: false })])) !== undefined;
    }
    return {
      id,
      confirmed,
      state: {
        ...anonymousSession,
        session: found.user,
        formToken: sessions.formToken(id),
        ...pendingIn(found),
        ...signInStamp(found),
      },
      get session() {
        return session;
      },
      fresh: () => current(sessions.fresh({ id, session })),
      replaced: (accessToken) => current(sessions.replaced(id, accessToken)),
      async end() {
        over = endedHere = true;
        await sessions.end(id);
      },
      get over() {
        return over;
      },
      get endedHere() {
        return endedHere;
      },
    };
  }

  const found = new WeakMap<FastifyRequest, Promise<Found | undefined>>();
  async function look(request: FastifyRequest) {
    const value = cookieOf(request);
    const kept = value ? await sessions.find(value) : undefined;
    return kept && visitorOf(kept);
  }
  function of(request: FastifyRequest) {
    const known = found.get(request) ?? look(request);
    found.set(request, known);
    return known;
  }

  async function current(request: FastifyRequest): Promise<Visitor | undefined> {
    const visitor = await of(request);
    return visitor && (await visitor.confirmed()) !== false ? visitor : undefined;
  }

  return {
    /** The visitor by their cookie; undefined if not signed in. */
    of: of as (request: FastifyRequest) => Promise<Visitor | undefined>,

    /** The same, unless the platform says that the session is over. */
    current,

    /** The session that the browser of a request sees. */
    async stateOf(request: FastifyRequest): Promise<SessionState> {
      return (await current(request))?.state ?? anonymousSession;
    },

    /** Begins a session that replaces the previous one. */
    async signIn(request: FastifyRequest, reply: FastifyReply, session: SessionRecord): Promise<void> {
      const before = await of(request);
      setCookie(reply, await sessions.begin(session));
      // The id changes with every sign-in, and the old one becomes invalid (T11).
      if (before) await sessions.end(before.id);
    },

    /** Extends cookie and session from now, once a day. */
    async keep(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const visitor = await of(request);
      const value = cookieOf(request);
      if (value && visitor && !visitor.over && (await sessions.renewed(visitor.id))) setCookie(reply, value);
    },

    /** Called for each response, right before it is sent. */
    async finish(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const visitor = await found.get(request)?.catch(() => undefined);
      // Only here is the cookie cleared. Another tab may have signed in again meanwhile, and a late response must not end that session.
      if (visitor?.endedHere) reply.header('set-cookie', cookie.clear(name));
      // Responses that depend on the visitor are private (T64).
      if (visitor || reply.hasHeader('set-cookie')) reply.header('cache-control', 'private, no-store');
    },
  };
}

export type Visitors = ReturnType<typeof createVisitors>;
