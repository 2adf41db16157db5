import { createApiClient } from '@social-shop/api-client';
import { TestChannel } from '@social-shop/testing';
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { sessionQuery, type SessionState } from '../session.ts';
import { startSessionWatch } from '../sessionWatch.ts';
import { signedIn, signedOut } from './index.ts';

interface Navigation {
  /** Milliseconds that the host takes for the request. */
  readonly endsAfter: number;
  /** From then until the next document replaces the tab's. */
  readonly redirectsFor: number;
}

const stateOf = (formToken: string | null): SessionState =>
  formToken === null ? signedOut : { session: { ...signedIn.session, userId: formToken }, formToken };

/** Tabs of one browser and their host. Form tokens identify sessions, and each session belongs to another person. */
export function openBrowser({ tabs, latency }: { readonly tabs: number; readonly latency: number }) {
  TestChannel.open.clear();
  TestChannel.posted = 0;
  let truth: string | null = 'first';
  let questions = 0;
  let changes = 0;

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const api = createApiClient({
    baseUrl: 'https://shop.test',
    async fetch() {
      questions += 1;
      await wait(latency);
      const state = stateOf(truth);
      await wait(latency);
      return Response.json(state);
    },
  });

  /** Opens a document of a tab with the current session; `before` is the session of the document before it. */
  function openDocument(before?: string | null) {
    const queryClient = new QueryClient();
    queryClient.setQueryData(sessionQuery(api).queryKey, stateOf(truth));
    const handlers = new Map<string, EventListener>();
    const listen = vi
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation((type: string, handler: unknown) => handlers.set(type, handler as EventListener));
    const stop = startSessionWatch({
      api,
      queryClient,
      isNews: before !== truth,
      onChange: () => (changes += 1),
    });
    listen.mockRestore();
    return {
      known: () => queryClient.getQueryData(sessionQuery(api).queryKey)?.formToken ?? null,
      submit(action: string) {
        const form = Object.assign(document.createElement('form'), { action });
        handlers.get('submit')?.(Object.defineProperty(new SubmitEvent('submit'), 'target', { value: form }));
      },
      /** As the browser does with a page that it may show again. */
      putAside: () => handlers.get('pagehide')?.(new PageTransitionEvent('pagehide', { persisted: true })),
      comeBack: () => handlers.get('pageshow')?.(new PageTransitionEvent('pageshow', { persisted: true })),
      leave() {
        handlers.get('pagehide')?.(new PageTransitionEvent('pagehide'));
        stop();
      },
    };
  }

  const documents = Array.from({ length: tabs }, () => openDocument());
  const documentOf = (tab: number) => {
    const shown = documents[tab];
    if (!shown) throw new RangeError(`there is no tab ${tab}`);
    return shown;
  };
  const navigate = async (tab: number, { endsAfter, redirectsFor }: Navigation, next: string | null) => {
    await wait(endsAfter);
    truth = next;
    await wait(redirectsFor);
    const before = documentOf(tab).known();
    documentOf(tab).leave();
    documents[tab] = openDocument(before);
  };

  return {
    known: (tab: number) => documentOf(tab).known(),
    truth: () => truth,
    questions: () => questions,
    changes: () => changes,
    submit: (tab: number, action: string) => documentOf(tab).submit(action),
    signOut(tab: number, how: Navigation | 'called off') {
      documentOf(tab).submit('/logout');
      if (how !== 'called off') void navigate(tab, how, null);
    },
    putAside: (tab: number) => documentOf(tab).putAside(),
    comeBack: (tab: number) => documentOf(tab).comeBack(),
    /** Follows a link to another document. */
    follow: (tab: number) => void navigate(tab, { endsAfter: 0, redirectsFor: 0 }, truth),
    signIn: (tab: number, formToken: string, how: Navigation) => void navigate(tab, how, formToken),
    /** Waits until everything has settled. */
    rest: () => vi.advanceTimersByTimeAsync(60_000),
  };
}
