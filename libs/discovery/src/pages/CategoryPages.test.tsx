import { failure, renderFeature, type Mocks } from '@social-shop/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { feature } from '../feature.ts';
import { namedCategories } from '../namedCategories.ts';
import { categories, dealFeed, discoveryMocks } from '../testing/index.ts';

const BUBBLES = 'POST /v1/presentation/modules/v1_bubbles';
const FEED = 'GET /v3/activities/posts/hashtag/{hashtag}';
const HASHTAG = 'GET /v3/hashtags/{hashtag}';

const open = (path: string, mocks: Mocks = {}) =>
  renderFeature(feature, { path, mocks: { ...discoveryMocks(), ...mocks } });

const paths = (calls: readonly Request[]) => calls.map(({ url }) => new URL(url).pathname);

afterEach(cleanup);

it('shows all categories, then popular posts of today', async () => {
  const { calls } = open('/categories');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Shop by category');
  const links = within(await screen.findByRole('navigation', { name: 'Shop by category' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    categories.map(({ title, key }) => [title, `/categories/${key}`]),
  );
  expect((await screen.findAllByRole('article')).length).toBeGreaterThanOrEqual(12);
  expect(screen.getByRole('link', { name: /^See all/ }).getAttribute('href')).toBe('/categories/ltkpopulartoday');
  const bubbles = calls.find(({ url }) => url.endsWith('/v1_bubbles'));
  expect(await bubbles?.clone().json()).toMatchObject({ country_code: 'us', version: '1.0', locale: 'en' });
});

it("shows an error without its categories, and a retry loads them ('ltk-categories-not-found')", async () => {
  let asks = 0;
  open('/categories', { [BUBBLES]: () => ((asks += 1) === 1 ? failure(404) : discoveryMocks()[BUBBLES]) });
  expect((await screen.findByRole('alert')).textContent).toContain('Error fetching categories');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThanOrEqual(12);
  await act(async () => screen.getByRole('button', { name: 'Try Again' }).click());
  expect(await screen.findByRole('link', { name: 'Dresses' })).toBeDefined();
});

it('shows a category with the feed that the platform names for it (W24)', async () => {
  const { calls } = open('/categories/dresses');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Dresses');
  expect(screen.getByText('What creators love: Dresses.')).toBeDefined();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThanOrEqual(12);
  expect(paths(calls)).toContain('/v3/activities/posts/hashtag/dressesfinds');
  expect(await screen.findByText('1,206 posts')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/categories');
});

it('is shown without its count and its posts (W31)', async () => {
  open('/categories/dresses', { [HASHTAG]: failure(404), [FEED]: failure(404) });
  expect((await screen.findByRole('alert')).textContent).toContain('Error Loading LTKs.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dresses');
  expect(screen.queryByText('1,206 posts')).toBeNull();
});

it.each(['nothing', 'a%2Fb', '%F0%9F%92%9A'])('is 404 at /categories/%s', async (key) => {
  open(`/categories/${key}`);
  expect((await screen.findByRole('alert')).textContent).toBe('404');
});

it('has the status of the call that it cannot do without', async () => {
  open('/categories/dresses', { [BUBBLES]: failure(503) });
  expect((await screen.findByRole('alert')).textContent).toBe('503');
});

it.each(namedCategories.map(({ key, title }) => [key, title.defaultMessage]))(
  'names %s itself, and needs no call for that (W25)',
  async (key, title) => {
    const { calls } = open(`/categories/${key}`, { [BUBBLES]: failure(404) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThanOrEqual(12);
    const feed = key === 'ltkpopulartoday' ? '/v2/ltks' : `/v3/activities/posts/hashtag/${key.toLowerCase()}`;
    expect(paths(calls)).toContain(feed);
  },
);

it.each([
  ['/categories/Dresses?sort=newest', '/categories/dresses?sort=newest'],
  ['/categories/ltkgiftguide', '/categories/LTKGiftGuide'],
  ['/categories/SaleAlert', '/categories/salealert'],
])('redirects %s to its own spelling, with the query', async (path, expected) => {
  const { router } = open(path);
  await screen.findByRole('heading', { level: 1 });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(expected);
});

it('offers a way on where a filter leaves nothing', async () => {
  open('/categories/dresses?price=25', { [FEED]: { activities: [], ltks: [], profiles: [], meta: { limit: 36 } } });
  expect(await screen.findByText('No results found.')).toBeDefined();
  const ways = screen.getAllByRole('link', { name: 'Clear' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/categories/dresses', '/categories/dresses']);
});

/** Numbers of the products on the shelf of a deal, by their names. */
const shelf = async (title: string) => {
  const rail = await screen.findByRole('region', { name: title });
  const row = await within(rail).findByRole('list');
  return within(row).getAllByRole('link').length;
};

it('shows the head of each deal, of products that keep its promise, each once (S4)', async () => {
  const { calls } = open('/deals');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Deals');
  // Every second of six products at $45, $55 … $95 is on sale.
  expect([await shelf('Sale Alert'), await shelf('Finds Under $100'), await shelf('Finds Under $50')]).toEqual([
    3, 6, 1,
  ]);
  expect(screen.getAllByRole('link', { name: /^See all/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/categories/salealert',
    '/categories/findsunder100',
    '/categories/findsunder50',
  ]);
  expect(calls).toHaveLength(3);
});

it('leaves sold-out products and second copies off a shelf', async () => {
  const feed = dealFeed([1, 2, 3]);
  const [one, two, three] = feed.product_details ?? [];
  const products = [...(feed.products ?? []), ...(feed.products ?? [])];
  const details = [one, two, { ...three, availability: false }];
  open('/deals', { [FEED]: { ...feed, products, product_details: details } });
  expect(await shelf('Finds Under $100')).toBe(2);
});

it('keeps the other deals when one fails, and says so when one is empty', async () => {
  open('/deals', {
    [FEED]: ({ url }) =>
      url.includes('salealert') ? failure(404) : url.includes('findsunder50') ? dealFeed([]) : dealFeed(),
  });
  expect(await shelf('Finds Under $100')).toBe(6);
  expect((await screen.findByRole('alert')).textContent).toContain('Error Loading LTKs.');
  expect(screen.getByText('No results found.')).toBeDefined();
});
