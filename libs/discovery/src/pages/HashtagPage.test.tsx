import { failure, renderFeature, type Mocks } from '@social-shop/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { feature } from '../feature.ts';
import { discoveryMocks, hashtagOf, topCreators } from '../testing/index.ts';

const FEED = 'GET /v3/activities/posts/hashtag/{hashtag}';
const HASHTAG = 'GET /v3/hashtags/{hashtag}';

const open = (path: string, mocks: Mocks = {}) =>
  renderFeature(feature, { path, mocks: { ...discoveryMocks(), ...mocks } });

const asked = (calls: readonly Request[]) => calls.map(({ url }) => decodeURIComponent(new URL(url).pathname));
const current = () => screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);

afterEach(cleanup);

it('shows a hashtag with its posts and the creators who use it most', async () => {
  open('/hashtags/linenseason');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('#linenseason');
  expect(screen.getByText('1,206 posts')).toBeDefined();
  const creators = within(screen.getByRole('region', { name: 'Creators who use it most' }));
  expect(creators.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    topCreators.map(({ display_name }) => `/explore/${display_name}`),
  );
  expect(creators.getByText('84 posts')).toBeDefined();
  expect(creators.getAllByRole('button', { name: /^Follow / })).toHaveLength(topCreators.length);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThanOrEqual(12);
});

it.each([
  ['/hashtags/LinenSeason?sort=newest', '/hashtags/linenseason?sort=newest'],
  ['/hashtags/%23linen', '/hashtags/linen'],
  ['/hashtags/%C3%89t%C3%A92026', '/hashtags/%C3%A9t%C3%A92026'],
  // In Unicode's decomposed and composed form.
  ['/hashtags/e%CC%81te%CC%81', '/hashtags/%C3%A9t%C3%A9'],
  ['/hashtags', '/hashtags/ltkpopulartoday'],
])('redirects %s to its own spelling, with the query (W26, S15)', async (path, expected) => {
  const { router } = open(path);
  await screen.findByRole('heading', { level: 1 });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(expected);
});

it('requests a hashtag of any script by its name (T122)', async () => {
  const { calls } = open(`/hashtags/${encodeURIComponent('봄코디')}`);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('#봄코디');
  expect(asked(calls)).toContain('/v3/activities/posts/hashtag/봄코디');
});

it.each(['a%2Fb', '..', 'two%20words', 'a%00b', '%23', '%3Cscript%3E', 'a'.repeat(101)])(
  'is 404 at /hashtags/%s without a call',
  async (name) => {
    const { calls } = open(`/hashtags/${name}`);
    expect((await screen.findByRole('alert')).textContent).toBe('404');
    expect(calls).toEqual([]);
  },
);

it.each([
  [3, undefined],
  [2, 'noindex'],
])('with %i posts tells search engines: %s', async (posts_count, robots) => {
  open('/hashtags/linen', { [HASHTAG]: { hashtag: { ...hashtagOf('linen'), posts_count }, profiles: topCreators } });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(robots);
});

it('an empty list is noindex, and popular today has one canonical address', async () => {
  open('/hashtags/linen?price=25', { [FEED]: { activities: [], meta: { limit: 36 } } });
  await screen.findByText('No results found.');
  await waitFor(() => expect(document.querySelector('meta[name="robots"]')).not.toBeNull());
  cleanup();
  open('/hashtags/ltkpopulartoday');
  await screen.findByRole('heading', { level: 1 });
  const canonical = document.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toMatch(/\/categories\/ltkpopulartoday$/);
});

it('is 404 where nobody has posted with it, whatever the filter', async () => {
  open('/hashtags/nothing?price=25', { [HASHTAG]: failure(404) });
  expect((await screen.findByRole('alert')).textContent).toBe('404');
});

it('keeps the page when its posts fail, and asks again when the visitor does (W31)', async () => {
  let asks = 0;
  const page = discoveryMocks()[FEED];
  open('/hashtags/linen', {
    [FEED]: (request) => ((asks += 1) === 1 ? failure(404) : typeof page === 'function' ? page(request) : page),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Error Loading LTKs.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('#linen');
  await act(async () => screen.getByRole('button', { name: 'Try Again' }).click());
  expect((await screen.findAllByRole('article')).length).toBeGreaterThanOrEqual(12);
});

it('sorts and filters by links, which state the selection and their effect', async () => {
  const { calls, router } = open('/hashtags/linen');
  await screen.findAllByRole('article');
  expect(current()).toEqual(['Popular']);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Newest'), hrefOf('Under $25')]).toEqual(['/hashtags/linen?sort=newest', '/hashtags/linen?price=25']);

  await act(() => router.navigate('/hashtags/linen?sort=newest&price=50'));
  await waitFor(() => expect(current()).toEqual(['Newest', 'Under $50']));
  const { searchParams } = new URL(calls.findLast(({ url }) => url.includes('/posts/hashtag/'))?.url ?? '');
  expect([searchParams.get('rank'), searchParams.get('price_below')]).toEqual(['chrono', '5000']);
  // The chosen filter, pressed again, is taken off; so does 'Clear'.
  expect([hrefOf('Under $50'), hrefOf('Clear')]).toEqual([
    '/hashtags/linen?sort=newest',
    '/hashtags/linen?sort=newest',
  ]);
});

it('ignores a sort or a filter that does not exist', async () => {
  const { calls } = open('/hashtags/linen?sort=oldest&price=26');
  await screen.findAllByRole('article');
  expect(current()).toEqual(['Popular']);
  const { searchParams } = new URL(calls.find(({ url }) => url.includes('/posts/hashtag/'))?.url ?? '');
  expect([searchParams.get('rank'), searchParams.has('price_below')]).toEqual(['popular', false]);
});

it.each([
  ['ltkpopulartoday', 'Popular today', '/v2/ltks', { rank: '24h', trending: 'true' }],
  ['ltktrendingcreators', 'Trending creators', '/v3/activities/posts/global/featured', { rank: '24h' }],
  ['ltktopshared', 'Top shared', '/v3/activities/posts/global/trending', { rank: 'deeplink' }],
])('shows the special feed %s in its own order, to its end (W25)', async (name, title, path, query) => {
  const { calls } = open(`/hashtags/${name}`);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  await screen.findAllByRole('article');
  expect(screen.queryByRole('navigation', { name: 'Sort and filter' })).toBeNull();
  expect(asked(calls)).not.toContain(`/v3/hashtags/${name}`);
  const call = calls.find(({ url }) => new URL(url).pathname === path);
  expect(Object.fromEntries(new URL(call?.url ?? '').searchParams)).toMatchObject(query);
  await act(async () => screen.getByRole('button', { name: 'Load more' }).click());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
});
