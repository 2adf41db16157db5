import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';
import { addFollows, removeFollows } from './follows/repository.ts';
import { follows } from './follows/schema.ts';
import { addLike, removeLikes } from './likes/repository.ts';
import { likes } from './likes/schema.ts';
import { posts } from './posts/schema.ts';
import { addList, addToList, removeFromList } from './wishCollections/repository.ts';
import { addWish, removeWish } from './wishes/repository.ts';
import { wishes } from './wishes/schema.ts';

const SLOW_MS = 120_000;
const ITEMS = 20;

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let ana: Awaited<ReturnType<typeof platform.member>>;
let listId: string;
let heroMediaId: string;
const profileIds: string[] = [];
const postIds: string[] = [];
const productIds: string[] = [];
/** By the place of their product. */
const wishIds = new Map<number, string>();

beforeAll(async () => {
  platform = await startTestPlatform();
  ana = await platform.member();
  heroMediaId = (await platform.insert.media()).id;
  const { id: productDetailsId } = await platform.insert.productDetails();
  for (let item = 0; item < ITEMS; item += 1) {
    const { id: profileId } = await platform.insert.profile({ avatarMediaId: heroMediaId });
    // Ties of score and moment are common.
    const createdAt = new Date(Date.UTC(2026, 9, 1 + (item % 3)));
    const { id: postId } = await platform.insert.post({ profileId, heroMediaId, createdAt, score: item % 4 });
    profileIds.push(profileId);
    postIds.push(postId);
    productIds.push((await platform.insert.product({ postId, productDetailsId })).id);
  }
}, SLOW_MS);
afterAll(() => platform.close());

interface PersonalList {
  readonly path: string;
  /** The ids on a page. */
  readonly idsOf: (body: never) => string[];
  /** Puts an item into the list. @returns its id on a page. */
  readonly add: (item: number) => Promise<string>;
  readonly remove: (item: number) => Promise<unknown>;
  readonly clear: () => Promise<unknown>;
}

const itemOf = (list: readonly string[], item: number) => list[item] ?? '';

async function addPost(item: number, profileId: string) {
  const id = randomUUID();
  const createdAt = new Date(Date.UTC(2026, 9, 1 + (item % 3)));
  await platform.database.db
    .insert(posts)
    .values({ id, profileId, heroMediaId, caption: '', createdAt, score: item % 4 });
  newPosts.set(item, id);
  return id;
}
const newPosts = new Map<number, string>();
const removePost = (item: number) =>
  platform.database.db.delete(posts).where(eq(posts.id, newPosts.get(item) ?? randomUUID()));
const clearPosts = async () => {
  if (newPosts.size > 0) await platform.database.db.delete(posts).where(inArray(posts.id, [...newPosts.values()]));
  newPosts.clear();
};
const activityIds = (body: { activities: { post_id: string }[] }) => body.activities.map((row) => row.post_id);

const lists: Record<string, () => PersonalList> = {
  likes: () => ({
    path: '/v2/likes/?',
    idsOf: (body: { likes: { ltk_id: string }[] }) => body.likes.map((like) => like.ltk_id),
    async add(item) {
      await addLike(platform.database.db, ana.userId, itemOf(postIds, item));
      return itemOf(postIds, item);
    },
    remove: (item) => removeLikes(platform.database.db, ana.userId, [itemOf(postIds, item)]),
    clear: () => platform.database.db.delete(likes),
  }),
  follows: () => ({
    path: '/v2/follows/?',
    idsOf: (body: { follows: { profile_id: string }[] }) => body.follows.map((follow) => follow.profile_id),
    async add(item) {
      await addFollows(platform.database.db, ana.userId, [itemOf(profileIds, item)]);
      return itemOf(profileIds, item);
    },
    remove: (item) => removeFollows(platform.database.db, ana.userId, [itemOf(profileIds, item)]),
    clear: () => platform.database.db.delete(follows),
  }),
  wishes: () => ({
    path: '/v2/wishes/?',
    idsOf: (body: { wishes: { ltk_product_id: string }[] }) => body.wishes.map((wish) => wish.ltk_product_id),
    async add(item) {
      const added = await addWish(platform.database.db, ana.userId, itemOf(productIds, item));
      wishIds.set(item, added?.wish.id ?? '');
      return itemOf(productIds, item);
    },
    remove: (item) => removeWish(platform.database.db, ana.userId, wishIds.get(item) ?? randomUUID()),
    clear: () => platform.database.db.delete(wishes),
  }),
  'a list of wishes': () => ({
    path: `/v2/wish_collections/${listId}/wishes?`,
    idsOf: (body: { wishes: { ltk_product_id: string }[] }) => body.wishes.map((wish) => wish.ltk_product_id),
    async add(item) {
      const added = await addWish(platform.database.db, ana.userId, itemOf(productIds, item));
      wishIds.set(item, added?.wish.id ?? '');
      await addToList(platform.database.db, ana.userId, listId, added?.wish.id ?? '');
      return itemOf(productIds, item);
    },
    remove: (item) => removeFromList(platform.database.db, listId, wishIds.get(item) ?? randomUUID()),
    async clear() {
      await platform.database.db.delete(wishes);
      listId = await addList(platform.database.db, ana.userId, 'List');
    },
  }),
  'posts of followed creators': () => ({
    path: '/v3/activities/posts/user/?',
    idsOf: activityIds,
    async add(item) {
      // By a creator who may be followed only now.
      await addFollows(platform.database.db, ana.userId, [itemOf(profileIds, item)]);
      return addPost(item, itemOf(profileIds, item));
    },
    remove: removePost,
    async clear() {
      await clearPosts();
      await platform.database.db.delete(follows);
    },
  }),
  'posts for a person': () => ({
    path: '/v3/activities/posts/global/featured?rank=for-you&',
    idsOf: activityIds,
    async add(item) {
      // Likes and follows in between move no post.
      await addFollows(platform.database.db, ana.userId, [itemOf(profileIds, item)]);
      await addLike(platform.database.db, ana.userId, itemOf(postIds, ITEMS - 1 - item));
      return addPost(item, itemOf(profileIds, item % 5));
    },
    remove: removePost,
    async clear() {
      await clearPosts();
      await platform.database.db.delete(follows);
      await platform.database.db.delete(likes);
    },
  }),
};

const items = fc.uniqueArray(fc.nat({ max: ITEMS - 1 }), { maxLength: 12 });
/** A change between two pages. */
const step = fc.record({
  limit: fc.integer({ min: 1, max: 5 }),
  added: fc.array(fc.nat({ max: ITEMS - 1 }), { maxLength: 3 }),
  removed: fc.array(fc.nat({ max: ITEMS - 1 }), { maxLength: 3 }),
});

describe('paging a list of a person while it changes', () => {
  it.each(Object.entries(lists))(
    'repeats nothing, and skips nothing that was there throughout: %s',
    async (_name, listOf) => {
      await fc.assert(
        fc.asyncProperty(items, fc.array(step, { maxLength: 6 }), async (initial, steps) => {
          const list = listOf();
          await list.clear();
          const { path, idsOf } = listOf();
          const present = new Map<number, string>();
          for (const item of initial) present.set(item, await list.add(item));
          const throughout = new Set(present.values());
          /** Left and come back since: where such a one is, is its own affair. */
          const moved = new Set<string>();
          const seen: string[] = [];

          const remaining = [...steps];
          let next: string | undefined = `${path}limit=2`;
          while (next !== undefined) {
            const { status, body } = await ana.call('GET', next);
            expect(status, JSON.stringify(body)).toBe(200);
            seen.push(...idsOf(body as never));
            const { limit, added, removed } = remaining.shift() ?? { limit: 5, added: [], removed: [] };
            for (const item of removed) {
              const id = present.get(item);
              if (id === undefined) continue;
              await list.remove(item);
              present.delete(item);
              throughout.delete(id);
              moved.add(id);
            }
            for (const item of added) if (!present.has(item)) present.set(item, await list.add(item));
            next = nextOf(body, path, limit);
          }

          const counted = seen.filter((id) => !moved.has(id));
          expect(new Set(counted).size).toBe(counted.length);
          expect([...throughout].filter((id) => !seen.includes(id))).toEqual([]);
        }),
        { numRuns: 8 },
      );
    },
    SLOW_MS,
  );
});

function nextOf({ meta }: { meta: { next?: string; next_url?: string } }, path: string, limit: number) {
  if (meta.next !== undefined) {
    const name = path.startsWith('/v2/') ? 'cursor' : 'next';
    return `${path}limit=${limit}&${name}=${meta.next}`;
  }
  if (meta.next_url === undefined) return undefined;
  const url = new URL(meta.next_url, 'http://platform.test');
  url.searchParams.set('limit', String(limit));
  return `${url.pathname}${url.search}`;
}
