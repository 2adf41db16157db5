import { ApiError, type ApiClient } from '@social-shop/api-client';
import { paths } from '@social-shop/routing';
import type { QueryClient } from '@tanstack/react-query';
import { forgetPerson } from './forgetPerson.ts';
import { sessionQuery } from './session.ts';
import { noteSession } from './tabSession.ts';

const CHANNEL = 'auth';

/** How often, and how many times, a tab says that it signs out. */
const REPEAT_MS = 200;
const REPEATS = 20;

export interface SessionWatchOptions {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** This document has another session than the one before it in this tab: other tabs are told. */
  readonly isNews: boolean;
  /** Runs once another person, or nobody, has come to be signed in and nothing of the one before is left. */
  readonly onChange: () => void;
}

/**
 * Keeps what a tab knows of its session true. A document with another session than the one before it says on arrival which;
 * tabs for which that is news ask the host, whose word alone counts. So a sign-out or sign-in reaches the other tabs at once (T30), a
 * page that was put aside when it comes back, and an end on the server with the first call that says so (T21). Returns a function that
 * ends it.
 */
export function startSessionWatch({ api, queryClient, isNews, onChange }: SessionWatchOptions): () => void {
  const query = sessionQuery(api);
  const state = () => queryClient.getQueryData(query.queryKey);
  const userId = () => state()?.session?.userId;
  /** The form token is one session's: it says which session a tab knows, and nothing of whose it is. */
  const known = () => state()?.formToken ?? null;

  async function ask() {
    const before = { userId: userId(), known: known() };
    // No answer is no news.
    await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    // The next document of this tab will have nothing new to say.
    if (known() !== before.known) channel?.postMessage(known());
    if (userId() === before.userId) return;
    noteSession(api, queryClient);
    await forgetPerson(queryClient);
    onChange();
  }

  // One question at a time. What is heard meanwhile may be newer than the answer: it is asked about, unless that says the same.
  let turn = Promise.resolve();
  const check = (isNews: () => boolean) => {
    turn = turn.then(() => (isNews() ? ask() : undefined));
  };
  const heed = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'session-ended') check(() => userId() !== undefined);
  };

  // A session ends long before the redirects that follow have led to a document that could say so. The one that signs out
  // cannot know when: it says so from its form on until it goes, and once more then. (Tabs that nobody looks at cannot ask
  // again and again instead: their timers wait.) One that has not gone by the end asks too: the visitor may have called it off.
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
  // A page that is put aside must hear nothing: the browser would give it up with the first message (K-B10).
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
