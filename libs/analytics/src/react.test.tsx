import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { Consent } from './analytics.ts';
import { AnalyticsProvider, usePageView, useTrack } from './react.ts';
import { analyticsSink } from './sink.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp(consent: Consent, ...statuses: number[]) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(null, { status: statuses.shift() ?? 201 })),
  );
  vi.stubGlobal('fetch', fetch);
  const analytics = createAnalytics({ send: analyticsSink('/api', { 'x-of-the-host': '1' }), consent });
  const events = () => fetch.mock.calls.flatMap(([, { body }]) => JSON.parse(String(body)).events);
  return { analytics, fetch, events };
}

function Page({ name, visit }: { name: string; visit: string }) {
  usePageView(name, visit);
  const track = useTrack();
  return <button onClick={() => track({ name: 'posts.share', properties: { id: 'p1' } })}>Share</button>;
}

it('sends the visit when the page hides, in a request that outlives it and carries the header of the host', () => {
  const { analytics, fetch, events } = setUp('granted');
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
  expect(fetch).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/analytics/events');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-of-the-host': '1' },
  });
  expect(events().map(({ name }: { name: string }) => name)).toEqual(['page', 'posts.share', 'page']);
});

it('lets nothing leave while the visitor has not decided, and no listener stay behind', () => {
  const { analytics, fetch } = setUp('undecided');
  const view = render(
    <AnalyticsProvider analytics={analytics}>
      <Page name="home" visit="/" />
    </AnalyticsProvider>,
  );
  vi.advanceTimersByTime(250);
  window.dispatchEvent(new Event('pagehide'));
  expect(fetch).not.toHaveBeenCalled();
  view.unmount();
  analytics.setConsent('granted');
  window.dispatchEvent(new Event('pagehide'));
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  [503, 2],
  [400, 1],
])('after a %d of the sink, calls %d times', async (status, calls) => {
  const { analytics, fetch } = setUp('granted', status);
  analytics.track({ name: 'posts.share', properties: {} });
  analytics.flush();
  await vi.runAllTimersAsync();
  expect(fetch).toHaveBeenCalledTimes(calls);
});

it('tracks into nothing where no provider is mounted', () => {
  const { fetch } = setUp('granted');
  render(<Page name="home" visit="/" />)
    .getByText('Share')
    .click();
  window.dispatchEvent(new Event('pagehide'));
  expect(fetch).not.toHaveBeenCalled();
});
