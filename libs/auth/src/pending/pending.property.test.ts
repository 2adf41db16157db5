import { createApiClient } from '@social-shop/api-client';
import { fixtureId } from '@social-shop/testing';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionQuery, type SessionState } from '../session.ts';
import { noteSession } from '../tabSession.ts';
import { signedIn, signedOut } from '../testing/index.ts';
import { rememberAction, type PendingKind } from './pendingAction.ts';
import { PENDING_MS } from './takePending.ts';
import { PENDING_PREFIX } from './prefix.ts';
import { replayPending, type Replay } from './replay.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

/** A browser with one tab, and a host that knows which action each session began with. */
function openBrowser() {
  sessionStorage.clear();
  localStorage.clear();
  let state: SessionState = signedOut;
  let sessions = 0;
  let isOnline = true;
  const taken = new Set<string>();
  const done: {
    readonly id: string;
    readonly kind: PendingKind;
    readonly targetId: string;
    readonly userId: string;
  }[] = [];
  const api = createApiClient({
    baseUrl: 'https://shop.test',
    async fetch(request) {
      if (!isOnline) throw new TypeError('offline');
      const { id } = (await request.json()) as { readonly id: string };
      const key = `${state.formToken} ${id}`;
      if (state.pending !== id || taken.has(key)) return Response.json({ error_code: 'conflict' }, { status: 409 });
      taken.add(key);
      return new Response(null, { status: 204 });
    },
  });
  const replayers = Object.fromEntries(
    (['like', 'follow', 'favorite'] as const).map((kind) => [
      kind,
      {
        lazy: async () => ({
          replay: ({ targetId, userId }: Replay) => void done.push({ id: state.pending ?? '', kind, targetId, userId }),
        }),
      },
    ]),
  );
  return {
    done,
    userId: () => state.session?.userId,
    online: (online: boolean) => (isOnline = online),
    /** The next document of the tab: what the host starts in it, twice as in two tabs. */
    async open(next: SessionState = state) {
      state = next;
      const queryClient = new QueryClient();
      queryClient.setQueryData(sessionQuery(api).queryKey, state);
      noteSession(api, queryClient);
      const { pending, session } = state;
      if (pending === undefined || !session) return;
      const replay = { userId: session.userId, api, queryClient, intl: {}, show: () => {} } as unknown as Replay;
      await Promise.all([replayPending(pending, replayers, replay), replayPending(pending, replayers, replay)]);
    },
    signIn(userId: string, pending: string | undefined) {
      sessions += 1;
      const session = { ...signedIn.session, userId };
      return this.open({ session, formToken: `session ${sessions}`, ...(pending !== undefined && { pending }) });
    },
  };
}

const TARGETS = [fixtureId(1), fixtureId(2), 'no id', '../../admin', ''];
const step = fc.oneof(
  fc.record({ press: fc.constantFrom(...TARGETS), kind: fc.constantFrom<PendingKind>('like', 'follow', 'favorite') }),
  fc.record({ signIn: fc.constantFrom('ana', 'bo'), flow: fc.constantFrom('last', 'first', 'none') }),
  fc.record({ signOut: fc.constant(true) }),
  fc.record({ wait: fc.constantFrom(60_000, PENDING_MS) }),
  fc.record({ reload: fc.boolean() }),
  fc.record({ tamper: fc.oneof(fc.json(), fc.string()) }),
);

it('does an action at most once, for the person who finished its sign-in, within half an hour (T96)', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const browser = openBrowser();
      const pressed = new Map<string, { readonly kind: string; readonly targetId: string }>();
      /** The person who finished the sign-in of each action, by its id. */
      const finished = new Map<string, string>();
      const tampered = new Set<string>();
      for (const step of steps) {
        if ('press' in step && browser.userId() === undefined) {
          const { pending } = rememberAction({ kind: step.kind, targetId: step.press }, '/');
          pressed.set(pending, { kind: step.kind, targetId: step.press });
        }
        if ('signIn' in step && browser.userId() === undefined) {
          const ids = [...pressed.keys()];
          const id = step.flow === 'none' ? undefined : ids.at(step.flow === 'first' ? 0 : -1);
          if (id !== undefined) finished.set(id, step.signIn);
          await browser.signIn(step.signIn, id);
        }
        if ('signOut' in step) await browser.open(signedOut);
        if ('wait' in step) vi.setSystemTime(Date.now() + step.wait);
        if ('reload' in step) {
          browser.online(step.reload);
          await browser.open();
        }
        if ('tamper' in step) {
          for (const storage of [sessionStorage, localStorage])
            for (const key of Object.keys(storage)) {
              if (!key.startsWith(PENDING_PREFIX)) continue;
              storage.setItem(key, step.tamper);
              tampered.add(key.slice(PENDING_PREFIX.length));
            }
        }
      }
      const ids = browser.done.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, kind, targetId, userId } of browser.done) {
        expect(userId).toBe(finished.get(id));
        expect(targetId).toMatch(/^[0-9a-f]{8}-/);
        if (!tampered.has(id))
          expect({ kind, targetId }).toEqual({ kind: pressed.get(id)?.kind, targetId: pressed.get(id)?.targetId });
      }
    }),
  ));

it.each(['like', 'follow', 'favorite'] as const)(
  'does a %s after the sign-in it led to, and not after half an hour',
  async (kind) => {
    const browser = openBrowser();
    const target = { kind, targetId: fixtureId(1) };
    await browser.signIn('ana', rememberAction(target, '/').pending);
    expect(browser.done).toMatchObject([{ ...target, userId: 'ana' }]);

    await browser.open(signedOut);
    const { pending } = rememberAction(target, '/');
    vi.setSystemTime(Date.now() + PENDING_MS);
    await browser.signIn('ana', pending);
    expect(browser.done).toHaveLength(1);
  },
);

it('keeps the action for the next document if the connection fails, and removes all at sign-out', async () => {
  const browser = openBrowser();
  const target = { kind: 'favorite', targetId: fixtureId(1) } as const;
  const { pending } = rememberAction(target, '/');
  rememberAction(target, '/');
  browser.online(false);
  await browser.signIn('ana', pending);
  expect(browser.done).toEqual([]);
  browser.online(true);
  await browser.open();
  expect(browser.done).toHaveLength(1);
  await browser.open(signedOut);
  expect(Object.keys(localStorage)).toEqual([]);
});
