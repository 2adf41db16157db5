import { fetchCreatorPosts, fetchFeaturedPosts, fetchPost, fetchPosts } from '@social-shop/posts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type ListeningPlatform } from './platform.ts';

const POSTS = 40;
const FIRST_PAGE = 36;

let platform: ListeningPlatform;
let creatorId: string;
let newestFirst: string[];

beforeAll(async () => {
  platform = await listen();
  creatorId = (await platform.insert.profile({ displayName: 'ida.lund', name: 'Ida Lund' })).id;
  const hero = await platform.insert.media({ width: 900, height: 1200, dominantColor: '#d9d6d0', alt: 'Linen' });
  const clip = await platform.insert.media({ type: 'video', durationMs: 12_000 });
  const ids: string[] = [];
  for (let number = 0; number < POSTS; number += 1) {
    const { id } = await platform.insert.post({
      profileId: creatorId,
      heroMediaId: hero.id,
      ...(number === 0 && { videoMediaId: clip.id }),
      caption: `Linen, day ${number} #linen`,
      createdAt: new Date(Date.UTC(2026, 9, 1, 12, number)),
    });
    ids.push(id);
  }
  newestFirst = ids.toReversed();
});
afterAll(() => platform.close());

it("returns a creator's posts in pages, newest first, to an end without a cursor", async () => {
  const first = await fetchCreatorPosts(platform.api, creatorId);
  expect(first.ltks).toHaveLength(FIRST_PAGE);
  expect(first.profiles).toMatchObject([{ id: creatorId, displayName: 'ida.lund', name: 'Ida Lund' }]);
  const second = await fetchCreatorPosts(platform.api, creatorId, { next: first.next ?? '' });
  expect([...first.ltks, ...second.ltks].map(({ id }) => id)).toEqual(newestFirst);
  expect(second).not.toHaveProperty('next');
});

it('returns featured posts in pages, each once, with the creators of each page', async () => {
  const first = await fetchFeaturedPosts(platform.api);
  const second = await fetchFeaturedPosts(platform.api, { next: first.next ?? '' });
  const seen = [...first.ltks, ...second.ltks].map(({ id }) => id);
  expect(seen.toSorted()).toEqual(newestFirst.toSorted());
  expect(second.profiles).toMatchObject([{ id: creatorId }]);
  expect(second).not.toHaveProperty('next');
});

it('returns one post with picture, clip, products in their order, and creator', async () => {
  const id = newestFirst.at(-1) ?? '';
  const second = await platform.insert.product({ postId: id, position: 1 });
  const first = await platform.insert.product({ postId: id, position: 0 });
  const { ltk, profile } = await fetchPost(platform.api, id);
  expect(ltk).toMatchObject({
    id,
    profileId: creatorId,
    heroImageWidth: 900,
    heroImageHeight: 1200,
    heroImageColor: '#d9d6d0',
    heroImageAlt: 'Linen',
    videoMediaId: expect.any(String),
    productIds: [first.id, second.id],
    productsCount: 2,
    caption: 'Linen, day 0 #linen',
    createdAt: '2026-10-01T12:00:00.000Z',
  });
  expect(ltk.heroImage).toMatch(/\/images\/[\w-]{22}$/);
  expect(new URL(ltk.shareUrl).pathname).toBe(`/posts/${id}`);
  expect(profile.name).toBe('Ida Lund');
});

it('returns posts by their ids with their creators, and leaves out missing ones', async () => {
  const ids = newestFirst.slice(0, 3);
  const { ltks, profiles } = await fetchPosts(platform.api, [...ids, '00000000-0000-4000-8000-000000000000']);
  expect(ltks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(profiles).toMatchObject([{ id: creatorId }]);
});

it("fails with 404 for a post that does not exist, and with the platform's code for an invalid cursor", async () => {
  await expect(fetchPost(platform.api, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ status: 404 });
  await expect(fetchFeaturedPosts(platform.api, { next: 'nonsense' })).rejects.toMatchObject({
    status: 400,
    code: 'invalid-cursor',
  });
});
