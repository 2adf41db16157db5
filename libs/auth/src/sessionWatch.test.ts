import { createApiClient } from '@social-shop/api-client';
import { answeringFetch, failure, fixtureId } from '@social-shop/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionQuery, type SessionState } from './session.ts';
import { signedIn, signedOut } from './testing/index.ts';
import { startSessionWatch } from './sessionWatch.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A tab whose page said `state`, in a browser of which the host says `truth` now. */
function openTab(state: SessionState, truth: SessionState | Response = state) {
  const { fetch, calls } = answeringFetch({ 'GET /session': truth, 'GET /wishes': failure(401, 'session-ended') });
  const api = createApiClient({ baseUrl: 'https://shop.test', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData(sessionQuery(api).queryKey, state);
  queryClient.setQueryData(['wishlists', 'mine'], 'private');
  const onChange = vi.fn();
  stops.push(startSessionWatch({ api, queryClient, onChange }));
  return {
    onChange,
    queryClient,
    session: () => queryClient.getQueryData(sessionQuery(api).queryKey)?.session,
    isPrivateGone: () => queryClient.getQueryData(['wishlists', 'mine']) === undefined,
    questions: () => calls.filter(({ url }) => url.endsWith('/session')).length,
    callWishes: (key: number) =>
      queryClient
        .fetchQuery({ queryKey: ['wishlists', key], queryFn: () => api.get('/wishes') })
        .catch(() => undefined),
  };
}

it('follows a sign-out in another tab, and keeps nothing of who was signed in (T30)', async () => {
  const tab = openTab(signedIn, signedOut);
  openTab(signedOut);
  await vi.waitFor(() => expect(tab.onChange).toHaveBeenCalledOnce());
  expect(tab.session()).toBeNull();
  expect(tab.isPrivateGone()).toBe(true);
});

it('is told by a tab that signs out as soon as that leaves its page, and by no other that leaves (T30)', async () => {
  const tab = openTab(signedIn, signedOut);
  const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));
  const send = (action: string) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action });
    document.body.append(form);
    // Nobody takes it, in a test.
    form.addEventListener('submit', (event) => event.preventDefault());
    form.requestSubmit();
    form.remove();
  };
  openTab(signedIn, signedOut);
  send('/locale');
  leave();
  send('/logout');
  expect(tab.questions()).toBe(0);
  leave();
  await vi.waitFor(() => expect(tab.onChange).toHaveBeenCalledOnce());
  expect(tab.questions()).toBe(1);
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

it('stays signed in when the host does not answer', async () => {
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
