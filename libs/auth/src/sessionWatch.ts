import { ApiError, type ApiClient } from '@social-shop/api-client';
import { paths } from '@social-shop/routing';
import type { QueryClient } from '@tanstack/react-query';
import { forgetPerson } from './forgetPerson.ts';
import { sessionQuery } from './session.ts';
import { noteSession } from './tabSession.ts';

const CHANNEL = 'auth';

/** Interval and number of the messages with which a tab announces its sign-out. */
const REPEAT_MS = 200;
const REPEATS = 20;

export interface SessionWatchOptions {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** This document has another session than the one before it in this tab, so notify other tabs. */
  readonly isNews: boolean;
  /** Called when the signed-in visitor has changed, after all data of the one before has been removed. */
  readonly onChange: () => void;
}

/**
 * Keeps the session state of a tab current. A document with another session than the one before it announces it; tabs with a different one
 * ask the host, which alone decides. So a sign-in or sign-out reaches the other tabs at once (T30), a page in the back/forward cache when
 * it is restored, and the end of a session on the server with the first call that reports it (T21). Returns a function that stops the
 * watch.
 */
export function startSessionWatch({ api, queryClient, isNews, onChange }: SessionWatchOptions): () => void {
  const query = sessionQuery(api);
  const state = () => queryClient.getQueryData(query.queryKey);
  const userId = () => state()?.session?.userId;
  /** The form token identifies the session that a tab knows, without revealing whose it is. */
  const known = () => state()?.formToken ?? null;

  async function ask() {
    const before = { userId: userId(), known: known() };
    // Without a response nothing changes.
    await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    // Announce it here, because the next document of this tab will see no change.
    if (known() !== before.known) channel?.postMessage(known());
    if (userId() === before.userId) return;
    noteSession(api, queryClient);
    // Parts that only signed-in visitors see are unmounted first, so their queries are removed and not fetched again.
    await new Promise((resolve) => void setTimeout(resolve));
    await forgetPerson(queryClient);
    onChange();
  }

  // One request at a time. A message received meanwhile may be newer than the response, so ask again unless they agree.
  let turn = Promise.resolve();
  const check = (isNews: () => boolean) => {
    turn = turn.then(() => (isNews() ? ask() : undefined));
  };
  const heed = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'session-ended') check(() => userId() !== undefined);
  };

  // A session ends long before the redirects after it reach a document that could announce it. The tab that signs out does not know when,
  // so it repeats the message from the submit until it leaves, and once then. (Hidden tabs cannot poll instead: their timers are
  // throttled.) If it has not left by the end, it asks the host too: the visitor may have cancelled.
  let signsOut = false;
  let repeat: ReturnType<typeof setTimeout> | undefined;
  const saySignsOut = (times: number) => {
    channel?.postMessage(null);
    repeat = setTimeout(() => (times > 1 ? saySignsOut(times - 1) : check(() => true)), REPEAT_MS);
  };
  const onSubmit = ({ target }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement) || new URL(target.action).pathname !== paths.logout()) return;
    signsOut = true;
    clearTimeout(repeat);
    saySignsOut(REPEATS);
  };
  // A page in the back/forward cache must not listen: the browser would drop it at the first message (K-B10).
  const onPageHide = () => {
    clearTimeout(repeat);
    if (signsOut) channel?.postMessage(null);
    leave();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel = join();
    check(() => true);
  };

  const join = () => {
    const joined = new BroadcastChannel(CHANNEL);
    joined.addEventListener('message', ({ data }: MessageEvent<unknown>) => check(() => data !== known()));
    return joined;
  };
  const leave = () => {
    channel?.close();
    channel = undefined;
  };
  let channel: BroadcastChannel | undefined = join();
  addEventListener('submit', onSubmit);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', onPageShow);
  const unsubscribe = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') heed(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') heed(event.action.error);
    }),
  ];
  if (isNews) channel?.postMessage(known());

  return () => {
    clearTimeout(repeat);
    leave();
    removeEventListener('submit', onSubmit);
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', onPageShow);
    unsubscribe.forEach((end) => end());
  };
}
