import { createContext, createElement, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createAnalytics } from './analytics.ts';
import type { Analytics, Consent } from './analytics.ts';

// Stories, tests and the server mount no analytics: nothing is kept and nothing leaves.
const AnalyticsContext = createContext<Analytics>(
  createAnalytics({ send: () => Promise.resolve(), consent: 'denied' }),
);

/** Provides the visit's events to `useTrack` below it, and sends the queue when the page hides. */
export function AnalyticsProvider({
  analytics,
  children,
}: {
  analytics: Analytics;
  children?: ReactNode;
}): ReactElement {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') analytics.flush();
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) analytics.resume();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', analytics.flush);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', analytics.flush);
      window.removeEventListener('pageshow', shown);
    };
  }, [analytics]);
  return createElement(AnalyticsContext, { value: analytics }, children);
}

/** Records an event made by a library's builder: `track(postShared(id))`. */
export function useTrack(): Analytics['track'] {
  return useContext(AnalyticsContext).track;
}

/**
 * Counts a visit to a page, 250 ms after it came; for the host's shell.
 * @param page the page's name: `handle.page` of the matched route, '404' or 'error'
 * @param visit changes with each navigation, so that going from one post to the next counts: the path
 * @param counted whether the visit counts; if not, events still say on which page they happened
 */
export function usePageView(page: string, visit: string, counted = true): void {
  const { pageView } = useContext(AnalyticsContext);
  useEffect(() => pageView(page, counted), [pageView, page, visit, counted]);
}

/** Returns the visitor's choice about cookies, and the function that changes it. On the server the choice is `undecided`. */
export function useConsent(): Pick<Analytics, 'setConsent'> & { readonly consent: Consent } {
  const { consent, onConsent, setConsent } = useContext(AnalyticsContext);
  return { consent: useSyncExternalStore(onConsent, consent, () => 'undecided'), setConsent };
}
