import { createApiClient } from '@social-shop/api-client';
import { memberCall } from '@social-shop/api-contract/call';
import { mockFetch, failure, fixtureId, TestChannel } from '@social-shop/testing';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionQuery, type SessionState } from './session.ts';
import { signedIn, signedOut } from './testing/index.ts';
import { startSessionWatch } from './sessionWatch.ts';
import { openBrowser } from './testing/browser.ts';

const wishes = memberCall<{ response: object }>({ method: 'GET', path: '/wishes' });

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A tab whose page said `state`, in a browser of which the host says `truth` now. */
function openTab(state: SessionState, truth: SessionState | Response = state, isNews = true) {
  const { fetch, calls } = mockFetch({ 'GET /session': truth, 'GET /wishes': failure(401, 'session-ended') });
  const api = createApiClient({ baseUrl: 'https://shop.test', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(sessionQuery(api).queryKey, state);
  queryClient.setQueryData(['wishlists', 'mine'], 'private');
  const onChange = vi.fn();
  stops.push(startSessionWatch({ api, queryClient, isNews, onChange }));
  return {
    onChange,
    queryClient,
    session: () => queryClient.getQueryData(sessionQuery(api).queryKey)?.session,
    isPrivateGone: () => queryClient.getQueryData(['wishlists', 'mine']) === undefined,
    questions: () => calls.filter(({ url }) => url.endsWith('/session')).length,
    callWishes: (key: number) =>
      queryClient.fetchQuery({ queryKey: ['wishlists', key], queryFn: () => api(wishes) }).catch(() => undefined),
  };
}

it('follows a sign-out in another tab, and removes all data of the visitor (T30)', async () => {
  const tab = openTab(signedIn, signedOut);
  openTab(signedOut);
  await vi.waitFor(() => expect(tab.onChange).toHaveBeenCalledOnce());
  expect(tab.session()).toBeNull();
  expect(tab.isPrivateGone()).toBe(true);
});

describe('in a browser of several tabs, each on a clock of its own', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', TestChannel);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const attempt = fc.record({ endsAfter: fc.nat(2_000), redirectsFor: fc.nat(5_000), latency: fc.nat(100) });

  it('follows a sign-out within a second of its end at the host, however long the redirects take (T30)', () =>
    fc.assert(
      fc.asyncProperty(attempt, async ({ endsAfter, redirectsFor, latency }) => {
        const browser = openBrowser({ tabs: 3, latency });
        browser.signOut(0, { endsAfter, redirectsFor });
        await vi.advanceTimersByTimeAsync(endsAfter + 1_000);
        expect([browser.known(1), browser.known(2)]).toEqual([null, null]);
        await browser.rest();
      }),
    ));

  it('stays signed in when a sign-out is called off, and soon asks no more (T30)', () =>
    fc.assert(
      fc.asyncProperty(attempt, async ({ latency }) => {
        const browser = openBrowser({ tabs: 3, latency });
        browser.signOut(0, 'called off');
        await vi.advanceTimersByTimeAsync(5_000);
        const questions = browser.questions();
        expect(questions).toBeLessThanOrEqual(50);
        await browser.rest();
        expect(browser.questions()).toBe(questions);
        expect([0, 1, 2].map(browser.known)).toEqual(['first', 'first', 'first']);
        expect(browser.changes()).toBe(0);
      }),
    ));

  it('sends no message if the session is that of the document before, and closes the channel in the back/forward cache (K-B10)', async () => {
    const browser = openBrowser({ tabs: 2, latency: 0 });
    await browser.rest();
    const posted = TestChannel.posted;
    browser.follow(0);
    await browser.rest();
    expect(TestChannel.posted).toBe(posted);
    expect(TestChannel.open.size).toBe(2);

    browser.putAside(0);
    expect(TestChannel.open.size).toBe(1);
    browser.signOut(1, { endsAfter: 10, redirectsFor: 10 });
    await browser.rest();
    expect(browser.known(0)).toBe('first');
    browser.comeBack(0);
    await browser.rest();
    expect(browser.known(0)).toBeNull();
    browser.signIn(1, 'second', { endsAfter: 10, redirectsFor: 10 });
    await browser.rest();
    expect(browser.known(0)).toBe('second');
  });

  it('ignores other forms', async () => {
    const browser = openBrowser({ tabs: 2, latency: 0 });
    browser.submit(0, '/locale');
    await browser.rest();
    expect(browser.questions()).toBe(0);
  });

  it('every tab ends with the host’s state, for any order of sign-ins and sign-outs', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ attempt, tab: fc.nat(2), kind: fc.constantFrom('in', 'out', 'off'), wait: fc.nat(3_000) }),
        ),
        async (steps) => {
          const browser = openBrowser({ tabs: 3, latency: steps[0]?.attempt.latency ?? 0 });
          for (const [step, { attempt, tab, kind, wait }] of steps.entries()) {
            if (kind === 'in') browser.signIn(tab, `session ${step}`, attempt);
            else browser.signOut(tab, kind === 'off' ? 'called off' : attempt);
            await vi.advanceTimersByTimeAsync(wait);
          }
          await browser.rest();
          expect([0, 1, 2].map(browser.known)).toEqual(Array(3).fill(browser.truth()));
        },
      ),
    ));
});

it('follows a sign-in as somebody else', async () => {
  const other = { session: { ...signedIn.session, userId: fixtureId(2) }, formToken: 'another' };
  const tab = openTab(signedIn, other);
  openTab(other);
  await vi.waitFor(() => expect(tab.onChange).toHaveBeenCalledOnce());
  expect(tab.session()?.userId).toBe(fixtureId(2));
  expect(tab.isPrivateGone()).toBe(true);
});

it('learns the new session of the same person, whose data stays', async () => {
  const again = { ...signedIn, formToken: 'another' };
  const tab = openTab(signedIn, again);
  openTab(again);
  await vi.waitFor(() => expect(tab.questions()).toBe(1));
  expect(tab.onChange).not.toHaveBeenCalled();
  expect(tab.isPrivateGone()).toBe(false);
});

it('asks the host, whatever another tab believes', async () => {
  const tab = openTab(signedIn, signedIn);
  openTab(signedOut);
  await vi.waitFor(() => expect(tab.questions()).toBe(1));
  expect(tab.session()).toEqual(signedIn.session);
  expect(tab.onChange).not.toHaveBeenCalled();
});

it('asks nothing when a tab of the same session opens', async () => {
  const heard: unknown[] = [];
  const listener = new BroadcastChannel('auth');
  listener.addEventListener('message', ({ data }) => heard.push(data));
  const tab = openTab(signedIn, signedOut);
  const second = openTab(signedIn, signedOut);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  listener.close();
  expect([tab.questions(), second.questions()]).toEqual([0, 0]);
});

it('stays signed in if the host does not respond', async () => {
  const tab = openTab(signedIn, failure(404));
  openTab(signedOut);
  await vi.waitFor(() => expect(tab.questions()).toBe(1));
  expect(tab.session()).toEqual(signedIn.session);
  expect(tab.isPrivateGone()).toBe(false);
});

it('makes one question and one change of ten calls that say the session is over (T21)', async () => {
  const tab = openTab(signedIn, signedOut);
  await Promise.all(Array.from({ length: 10 }, (_, key) => tab.callWishes(key)));
  await vi.waitFor(() => expect(tab.onChange).toHaveBeenCalledOnce());
  expect(tab.questions()).toBe(1);
  expect(tab.session()).toBeNull();
});
