import { followingPosts, forYouPosts } from '@social-shop/api-contract/calls/posts';
import { sessionMocks, signedOut } from '@social-shop/auth/testing';
import { follows } from '@social-shop/creators';
import { followsMocks, profile, recommendationsMocks, recommendedProfile } from '@social-shop/creators/testing';
import { likes } from '@social-shop/posts';
import { feedPage, ltk, ltks, postsMocks } from '@social-shop/posts/testing';
import { failure, mock, renderFeature } from '@social-shop/testing';
import { useToggle } from '@social-shop/toggles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { feature } from '../feature.ts';

const FOLLOWING = '/v3/activities/posts/user/';
const other = recommendedProfile(1);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Presses on other pages, on a page that replaces them. */
function Elsewhere() {
  const follow = useToggle(follows, profile().id);
  const like = useToggle(likes, ltk(1).id);
  return (
    <>
      <button type="button" onClick={follow.toggle}>
        {follow.pressed ? 'unfollow elsewhere' : 'follow elsewhere'}
      </button>
      <button type="button" onClick={like.toggle}>
        like elsewhere
      </button>
    </>
  );
}

interface Visit {
  readonly own: number;
  readonly others?: number;
  readonly path?: string;
  /** The creators whom the visitor follows; by default those of these posts. */
  readonly follows?: readonly string[];
  /** The platform refuses to follow anybody. */
  readonly refuses?: boolean;
}

/** The feed of a visitor who follows the creator of `own` posts and another with `others`; the platform leaves out whom they unfollow. */
function open({ own, others = 8, path = '/home/following', follows: initially, refuses = false }: Visit) {
  const followed = new Set<string>(
    initially ?? [...(own > 0 ? [profile().id] : []), ...(others > 0 ? [other.id] : [])],
  );
  const posts = [...ltks(1, own), ...ltks(101, 100 + others).map((post) => ({ ...post, profile_id: other.id }))];
  const mocks = {
    ...postsMocks(),
    ...sessionMocks(),
    ...recommendationsMocks(),
    ...followsMocks(followed),
    ...mock(followingPosts, () => ({
      ...feedPage(posts.filter(({ profile_id }) => followed.has(profile_id))),
      profiles: [profile(), other],
    })),
    ...mock(forYouPosts, feedPage(ltks(1, 5))),
    ...(refuses && { 'POST /v2/follows/': failure(500) }),
    'GET /v2/likes/': { likes: [], meta: { limit: 30 } },
    'POST /v2/likes/': {
      like: { ltk_id: ltk(1).id, date_liked: '2026-11-24T09:30:00.000Z', like_type: 'CLICK', network: 'LTK' },
    },
  };
  const routes = [...(feature.routes ?? []), { id: 'feeds.elsewhere', path: 'elsewhere', element: <Elsewhere /> }];
  const feed = renderFeature({ routes }, { path, mocks });
  const asked = (of: string) => feed.calls.filter(({ url }) => new URL(url).pathname === of).length;
  return { ...feed, followed, asked };
}

const tiles = () => screen.queryAllByRole('article');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows the posts of followed creators, their tab, and three creators to follow (S17)', async () => {
  open({ own: 6, others: 0 });
  expect(await screen.findByRole('region', { name: 'Following' })).toBeDefined();
  await waitFor(() => expect(tiles()).toHaveLength(6));
  const tabs = screen.getByRole('navigation', { name: 'Home' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Discover', '/home'],
    ['Following', '/home/following'],
    ['For You', '/home/for-you'],
  ]);
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Following');
  const strip = await screen.findByRole('region', { name: 'Creators you may like' });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(3);
  expect(within(strip).getByText('96.1K followers')).toBeDefined();
});

it('shows the for-you feed under its own tab', async () => {
  open({ own: 1, path: '/home/for-you' });
  expect(await screen.findByRole('region', { name: 'For You' })).toBeDefined();
  await waitFor(() => expect(tiles()).toHaveLength(5));
});

it.each(['/home/following', '/home/for-you'])(
  'sends a visitor who is not signed in from %s to log-in (S12)',
  async (path) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...location, assign, replace: assign });
    renderFeature(feature, { path, mocks: sessionMocks(signedOut) });
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`/login?from=${encodeURIComponent(path)}`));
  },
);

it('removes the posts of an unfollowed creator after the response, without fetching the feed (specification 1, section 4)', async () => {
  const { router, asked } = open({ own: 6, others: 4 });
  await waitFor(() => expect(tiles()).toHaveLength(10));
  await router.navigate('/elsewhere');
  await press('unfollow elsewhere');
  await screen.findByRole('button', { name: 'follow elsewhere' });
  await waitFor(() => expect(asked('/v2/follows/')).toBeGreaterThan(1));
  await router.navigate('/home/following');
  await waitFor(() => expect(tiles()).toHaveLength(4));
  expect(asked(FOLLOWING)).toBe(1);
});

it('starts over if fewer than 4 posts are left', async () => {
  const { router, asked } = open({ own: 6, others: 3 });
  await waitFor(() => expect(tiles()).toHaveLength(9));
  await router.navigate('/elsewhere');
  await press('unfollow elsewhere');
  await screen.findByRole('button', { name: 'follow elsewhere' });
  await router.navigate('/home/following');
  await waitFor(() => expect(asked(FOLLOWING)).toBe(2));
  await waitFor(() => expect(tiles()).toHaveLength(3));
});

it('starts over when a follow is added', async () => {
  const { router, asked } = open({ own: 0, others: 5 });
  await waitFor(() => expect(tiles()).toHaveLength(5));
  await router.navigate('/elsewhere');
  await press('follow elsewhere');
  await screen.findByRole('button', { name: 'unfollow elsewhere' });
  await router.navigate('/home/following');
  await waitFor(() => expect(asked(FOLLOWING)).toBe(2));
});

it('offers thirty creators if the visitor follows nobody, and keeps them until the posts are requested', async () => {
  const { followed } = open({ own: 0, others: 2, follows: [] });
  await screen.findByRole('heading', { name: 'Follow a few, and this is yours' });
  expect(await screen.findAllByRole('button', { name: /^Follow / })).toHaveLength(30);
  expect(screen.getByText(/These 30 are a good start/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show posts' })).toBeNull();
  await press(`Follow ${other.name}`);
  await waitFor(() => expect(followed.has(other.id)).toBe(true));
  expect(screen.getAllByRole('button', { name: /^Follow(ing)? / })).toHaveLength(30);
  await press('Show posts');
  await waitFor(() => expect(tiles()).toHaveLength(2));
});

it('requests other creators after a like, and only then (specification 1, section 4)', async () => {
  const { router, asked } = open({ own: 5 });
  await screen.findByRole('region', { name: 'Creators you may like' });
  await router.navigate('/elsewhere');
  await press('like elsewhere');
  await waitFor(() => expect(asked('/v2/likes/')).toBeGreaterThan(1));
  await router.navigate('/home/following');
  await waitFor(() => expect(asked('/v2/recommended_profiles/')).toBe(2));
});

it('counts the follower on the page (specification 1, section 2)', async () => {
  open({ own: 5 });
  const strip = await screen.findByRole('region', { name: 'Creators you may like' });
  const second = within(strip).getAllByRole('listitem')[1];
  if (!second) throw new Error('no second creator');
  expect(within(second).getByText('95,100 followers')).toBeDefined();
  await userEvent.click(within(second).getByRole('button'));
  expect(await within(second).findByText('95,101 followers')).toBeDefined();
});

it('counts no follower if following fails (K-L03)', async () => {
  const { asked } = open({ own: 5, refuses: true });
  const strip = await screen.findByRole('region', { name: 'Creators you may like' });
  const second = within(strip).getAllByRole('listitem')[1];
  if (!second) throw new Error('no second creator');
  const button = within(second).getByRole('button');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await userEvent.click(button);
    await waitFor(() => expect(asked('/v2/follows/')).toBeGreaterThan(attempt));
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  }
  expect(within(second).getByText('95,100 followers')).toBeDefined();
});
