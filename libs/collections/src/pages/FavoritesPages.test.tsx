import { createWish, deleteWish, wishesList } from '@social-shop/api-contract/calls/wishes';
import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { failure, mock, renderFeature, type Mocks } from '@social-shop/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feature } from '../feature.ts';
import { collectionsPaths } from '../paths.ts';
import { collectionsMocks, memberMocks, saved } from '../testing/index.ts';

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const open = (path: string, mocks: Mocks = memberMocks()) => renderFeature(feature, { path, mocks });
const tiles = () => screen.findAllByRole('article');
const pathsOf = (calls: readonly Request[]) => calls.map(({ url }) => url.slice('https://platform.test'.length));

it('shows the current price of saved products and the price when they were saved', async () => {
  open(collectionsPaths.favoriteProducts());
  const texts = (await tiles()).map((tile) => tile.textContent);
  expect(texts[0]).toContain('$128.00');
  expect(texts[0]).toContain('$149.00 when saved');
  expect(texts[1]).toContain('$99.00 when saved');
  expect(texts[2]).toContain('Same as when saved');
  const tabs = screen.getByRole('navigation', { name: 'Favorites' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Posts3', 'Products4']);
});

it('requests the order and the filters of the address, and the counts once', async () => {
  const { calls, router } = open(`${collectionsPaths.favoriteProducts()}?order=drop&only=sale&only=nonsense`);
  await tiles();
  const asked = () => pathsOf(calls).filter((path) => path.startsWith('/v2/wishes/') && !path.includes('_ids='));
  expect(asked().toSorted()).toEqual(['/v2/wishes/?limit=1&includes=facets', '/v2/wishes/?order=drop&only=sale']);
  const chip = screen.getByRole('link', { name: 'Price dropped 1' });
  await act(() => router.navigate(chip.getAttribute('href') ?? ''));
  await waitFor(() => expect(asked()).toContain('/v2/wishes/?order=drop&only=dropped&only=sale'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'newest' } });
  await waitFor(() => expect(router.state.location.search).toBe('?only=dropped&only=sale'));
});

it('has order and retailer in a form with the filters, for visitors without script', async () => {
  open(collectionsPaths.favoriteProducts({ order: 'price-low', only: ['dropped'] }));
  const form = (await screen.findByRole('form', { name: 'Sort and filter' })) as HTMLFormElement;
  await within(form).findByRole('combobox', { name: 'Retailer' });
  expect(new URL(form.action).pathname).toBe(collectionsPaths.favoriteProducts());
  expect([...new FormData(form)]).toEqual([
    ['only', 'dropped'],
    ['order', 'price-low'],
    ['retailer', ''],
  ]);
});

it('takes a product out of the list once its favorite is gone, and back with Undo (S30)', async () => {
  let wishes = [...saved];
  const removing = Promise.withResolvers<Response>();
  const [first] = saved;
  open(collectionsPaths.favoriteProducts(), {
    ...memberMocks(),
    ...mock(wishesList, (request) => ({
      wishes,
      ...(new URL(request.url).searchParams.has('includes') && {
        facets: { total: wishes.length, dropped: 0, sale: 0, in_stock: wishes.length, retailers: [] },
      }),
      meta: { limit: 36 },
    })),
    ...mock(deleteWish, () => removing.promise),
    ...mock(createWish, () => {
      wishes = [...saved];
      return { wish: saved[0] ?? ({} as never) };
    }),
  });
  const heart = (await screen.findAllByRole('button', { name: /^Favorite/, pressed: true }))[0];
  expect(await tiles()).toHaveLength(4);
  if (heart) fireEvent.click(heart);
  await waitFor(() => expect(heart?.getAttribute('aria-pressed')).toBe('false'));
  expect(await tiles()).toHaveLength(4);
  wishes = wishes.filter(({ id }) => id !== first?.id);
  removing.resolve(new Response(null, { status: 204 }));
  await waitFor(async () => expect(await tiles()).toHaveLength(3));
});

it.each([
  [collectionsPaths.favoriteProducts(), 'Tap the heart on a product.'],
  [collectionsPaths.favoritePosts(), 'Tap the heart on a post.'],
  [collectionsPaths.favorites(), 'Tap the heart on a product.'],
])('says at %s what would be there, and shows products to start with', async (path, text) => {
  open(path, memberMocks([], 0, []));
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeDefined();
  expect(screen.getByText(new RegExp(text))).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'A place to start' })).toBeDefined();
  expect(await screen.findAllByRole('button', { name: /^Favorite/ })).toHaveLength(4);
});

it('shows the latest of both kinds on the overview', async () => {
  open(collectionsPaths.favorites());
  expect(await screen.findByRole('link', { name: 'See all of Products' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'See all of Posts' })).toBeDefined();
});

it('keeps its head when the list fails (W31)', async () => {
  open(collectionsPaths.favoriteProducts(), { ...memberMocks(), ...mock(wishesList, failure(404)) });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Favorites' })).toBeDefined();
});

it('shows lists with their pictures, counts and who sees them', async () => {
  open(collectionsPaths.lists());
  const cards = await tiles();
  expect(cards.map((card) => card.textContent)).toEqual([
    'Favorite products4 productsOnly you',
    'Favorite posts3 postsOnly you',
    'New flat2 productsOnly you',
    'For Mum, December2 productsOnly you',
  ]);
  expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([4, 1, 2, 2]);
});

it.each(
  Object.values(collectionsPaths)
    .slice(0, 4)
    .map((path) => (path as () => string)()),
)('leads who is not signed in from %s to log-in, without a call (S12)', async (path) => {
  const { calls, router } = open(path, { ...collectionsMocks(), ...sessionMocks(signedOut) });
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(calls).toEqual([]);
});
