// @vitest-environment jsdom
import { AnalyticsProvider, createAnalytics, type RecordedEvent } from '@social-shop/analytics';
import { FlagsProvider } from '@social-shop/experiments';
import { feature as creatorShop } from '@social-shop/creator-shop';
import { feature as posts } from '@social-shop/posts';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from './Page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The pages that a visit counts, with these flags. */
async function counted(flags: Record<string, string>) {
  const sent: RecordedEvent[] = [];
  const analytics = createAnalytics({
    send: (events) => Promise.resolve(void sent.push(...events)),
    consent: 'granted',
  });
  const handles = [...(posts.routes ?? []), ...(creatorShop.routes ?? [])].map(({ path = '', handle }) => ({
    path,
    handle,
    element: <h1>{path}</h1>,
  }));
  const router = createMemoryRouter([{ element: <Page />, children: handles }], { initialEntries: ['/posts/1'] });
  render(
    <FlagsProvider flags={flags}>
      <AnalyticsProvider analytics={analytics}>
        <RouterProvider router={router} />
      </AnalyticsProvider>
    </FlagsProvider>,
  );
  vi.advanceTimersByTime(250);
  await act(() => router.navigate('/explore/maren'));
  vi.advanceTimersByTime(250);
  analytics.flush();
  return sent.map(({ page }) => page);
}

it.each([
  [{}, ['posts-id', 'explore-displayName']],
  [{ 'visit-tracking-post': 'off' }, ['explore-displayName']],
  [{ 'visit-tracking-shop': 'off' }, ['posts-id']],
])('with the flags %j counts visits to %j', async (flags, pages) => {
  expect(await counted(flags)).toEqual(pages);
});
