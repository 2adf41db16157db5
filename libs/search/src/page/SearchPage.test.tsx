import { search, searchClick } from '@social-shop/api-contract/calls/search';
import { productDetails } from '@social-shop/products/testing';
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

it('offers what was probably meant', async () => {
  renderFeature(feature, { path: '/search?keyword=wol&type=post', mocks: searchMocks({ didYouMean: 'wool coat' }) });
  const link = await screen.findByRole('link', { name: 'wool coat' });
  expect(link.getAttribute('href')).toBe('/search?keyword=wool+coat');
});

it('says "1,000+" if there are more than were counted', async () => {
  renderFeature(feature, { path: '/search?keyword=linen', mocks: searchMocks({ posts: 1_000, isComplete: false }) });
  expect(await screen.findByRole('link', { name: 'Posts 1,000+' })).toBeDefined();
  expect(screen.getByText('Show results')).toBeDefined();
});

it('logs a failed search, and searches again on retry (W31)', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const failed = { ...searchMocks(), ...mock(search, failure(400)) };
  const { calls } = renderFeature(feature, { path: '/search?keyword=linen', mocks: failed });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(logged).toHaveBeenCalledWith('Error fetching search results', expect.anything());
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

it('filters by links that keep the rest of the address, and takes each filter off again', async () => {
  const path = '/search?keyword=linen&type=product&sort=newest';
  const { calls, router } = renderFeature(feature, { path, mocks: searchMocks({ filtered: 3 }) });
  // jsdom knows no popovers, and takes the filters for hidden.
  const to = async (name: string) => {
    const [link] = await screen.findAllByRole('link', { name, hidden: true });
    const address = link?.getAttribute('href') ?? '';
    await act(() => router.navigate(address));
    return address;
  };
  expect(await to('Green 9')).toBe(`${path}&colour=green`);
  expect(await to('$50 to $150')).toBe(`${path}&price=50-150&colour=green`);
  const last = (await bodiesOf(calls)).filter((body) => 'sort' in body && body.sort === 'newest').at(-1);
  expect(last).toMatchObject({ filters: { price_min: 5_000, price_max: 15_000, colours: ['green'] } });
  await screen.findByRole('link', { name: 'Products 3' });
  expect(await to('Remove filter: Green')).toBe(`${path}&price=50-150`);
  expect(await to('Clear all')).toBe(path);
  await screen.findByRole('link', { name: 'Products 30' });
});

it('counts the hit that a signed-in visitor opens, and nothing of guests or before consent (P6)', async () => {
  const clicks: unknown[] = [];
  const counting = mock(searchClick, async (request) => {
    clicks.push(await request.clone().json());
    return { accepted: 1 };
  });
  const session = { 'GET /session': { session: { userId: '1', email: 'jo@shop.test' }, formToken: 'x' } };
  const visits = [
    { visitor: {}, consent: 'granted' },
    { visitor: session, consent: 'denied' },
    { visitor: session, consent: 'granted' },
  ] as const;
  for (const { visitor, consent } of visits) {
    const { calls } = renderFeature(feature, {
      path: '/search?keyword=linen&type=product',
      consent,
      mocks: { ...searchMocks(), ...counting, ...visitor },
    });
    const links = await screen.findAllByRole('link', { name: /^Chelsea/ });
    links[0]?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(links[0] ?? document.body);
    await userEvent.click(screen.getAllByRole('button', { name: /^Share/ })[0] ?? document.body);
    expect(calls.filter(({ url }) => url.endsWith('/clicks'))).toHaveLength(
      visitor === session && consent === 'granted' ? 1 : 0,
    );
  }
  await waitFor(() => expect(clicks).toHaveLength(1));
  expect(clicks[0]).toMatchObject({
    ...{ event: 'click', platform: 'web', search_string: 'linen' },
    ...{ content_id: productDetails(2).id, content_type: 'product', click_position: 2 },
  });
});
