import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { AnalyticsOptions, Consent } from './analytics.ts';
import { AnalyticsProvider, usePageView, useTrack } from './react.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp(consent: Consent) {
  const send = vi.fn<AnalyticsOptions['send']>(() => Promise.resolve());
  const analytics = createAnalytics({ send, consent });
  const events = () => send.mock.calls.flatMap(([batch]) => batch);
  return { analytics, send, events };
}

function Page({ name, visit }: { name: string; visit: string }) {
  usePageView(name, visit);
  const track = useTrack();
  return <button onClick={() => track({ name: 'posts.share', properties: { id: 'p1' } })}>Share</button>;
}

it('sends the visit when the page hides', () => {
  const { analytics, send, events } = setUp('granted');
  const view = render(
    <StrictMode>
      <AnalyticsProvider analytics={analytics}>
        <Page name="posts-id" visit="/posts/1" />
      </AnalyticsProvider>
    </StrictMode>,
  );
  vi.advanceTimersByTime(250);
  view.getByText('Share').click();
  view.rerender(
    <StrictMode>
      <AnalyticsProvider analytics={analytics}>
        <Page name="posts-id" visit="/posts/2" />
      </AnalyticsProvider>
    </StrictMode>,
  );
  vi.advanceTimersByTime(250);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(events().map(({ name }) => name)).toEqual(['page', 'posts.share', 'page']);
});

it('sends nothing before the visitor has decided, and leaves no listener', () => {
  const { analytics, send } = setUp('undecided');
  const view = render(
    <AnalyticsProvider analytics={analytics}>
      <Page name="home" visit="/" />
    </AnalyticsProvider>,
  );
  vi.advanceTimersByTime(250);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
  view.unmount();
  analytics.setConsent('granted');
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});

it('ignores events without a provider', () => {
  const { send } = setUp('granted');
  render(<Page name="home" visit="/" />)
    .getByText('Share')
    .click();
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});
