import { search } from '@social-shop/api-contract/calls/search';
import { failure, mock, renderFeature } from '@social-shop/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { feature } from '../feature.ts';
import { searchMocks } from '../testing/index.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const bodiesOf = async (calls: readonly Request[]) =>
  Promise.all(
    calls.filter(({ url }) => url.endsWith('/v1/search')).map(async (call) => (await call.clone().json()) as object),
  );

it('shows 20 posts and the number of hits of each type, then loads the rest and ends at the total', async () => {
  const { calls } = renderFeature(feature, { path: '/search?keyword=%20linen%20', mocks: searchMocks() });
  const feed = await screen.findByRole('feed', { name: 'Posts' });
  expect(within(feed).getAllByRole('article')).toHaveLength(20);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“linen”');
  const tabs = screen.getByRole('navigation', { name: 'Type of results' });
  await waitFor(() => expect(tabs.textContent).toBe('Posts 25Products 30Creators 5'));
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(within(feed).getAllByRole('article')).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const bodies = await bodiesOf(calls);
  expect(bodies.filter((body) => 'limit' in body && body.limit === 20)).toMatchObject([
    { query: 'linen', types: ['post'], offset: 0 },
    { query: 'linen', types: ['post'], offset: 20 },
  ]);
});

it('searches for what is typed, keeps the type, and restores text and results on Back (K-Q13)', async () => {
  const { router, tracked } = renderFeature(feature, { path: '/search?keyword=linen', mocks: searchMocks() });
  await screen.findByRole('feed');
  const field = () => screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.clear(field());
  await userEvent.type(field(), '  {Enter}');
  expect(router.state.location.search).toBe('?keyword=linen');
  await userEvent.clear(field());
  await userEvent.type(field(), ' rain boots {Enter}');
  expect(await screen.findByRole('heading', { name: '“rain boots”' })).toBeDefined();
  expect(tracked).toContainEqual(
    expect.objectContaining({ name: 'search.submit', properties: { query: 'rain boots', type: 'post' } }),
  );
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: '“linen”' })).toBeDefined();
  expect(field()).toHaveProperty('value', 'linen');
});

it('offers what was probably meant', async () => {
  renderFeature(feature, { path: '/search?keyword=wol&type=post', mocks: searchMocks({ didYouMean: 'wool coat' }) });
  const link = await screen.findByRole('link', { name: 'wool coat' });
  expect(link.getAttribute('href')).toBe('/search?keyword=wool+coat');
});

it('says "1,000+" if there are more than were counted', async () => {
  renderFeature(feature, { path: '/search?keyword=linen', mocks: searchMocks({ posts: 1_000, isComplete: false }) });
  expect(await screen.findByRole('link', { name: 'Posts 1,000+' })).toBeDefined();
});

it('logs a failed search, and searches again on retry (W31)', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  let isDown = true;
  const found = searchMocks();
  const mocks = {
    ...found,
    ...mock(search, (request) =>
      isDown ? failure(400) : (found['POST /v1/search'] as never as (request: Request) => never)(request),
    ),
  };
  renderFeature(feature, { path: '/search?keyword=linen', mocks });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(logged).toHaveBeenCalledWith('Error fetching search results', expect.anything());
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('feed')).toBeDefined();
});
