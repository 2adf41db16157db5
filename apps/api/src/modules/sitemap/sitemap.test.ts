import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertRows } from '../../db/write.ts';
import { startTestPlatform } from '../../testing.ts';
import { hashtags } from '../hashtags/schema.ts';
import { posts } from '../posts/schema.ts';
import { divideWholeSitemap } from './divide.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let heroMediaId: string;
let profileId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  heroMediaId = (await platform.insert.media()).id;
  profileId = (await platform.insert.profile({ avatarMediaId: heroMediaId, displayName: 'ida.lund' })).id;
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.delete(posts);
  await platform.database.db.delete(hashtags);
});

const insertPosts = (ids: readonly string[]) =>
  insertRows(
    platform.database.db,
    posts,
    ids.map((id) => ({ id, profileId, heroMediaId, caption: '', createdAt: new Date(), score: 0 })),
  );
const divide = () => divideWholeSitemap(platform.database.db);

interface Entry {
  readonly key: string;
  readonly image_url?: string;
  readonly created_at?: string;
}

async function partsOf(kind: string): Promise<Entry[][]> {
  const { sitemap_parts: parts } = (await platform.call('GET', '/v1/sitemap/')).body;
  const { count } = parts.find((one: { kind: string }) => one.kind === kind);
  const found: Entry[][] = [];
  for (let part = 0; part < count; part += 1) {
    found.push((await platform.call('GET', `/v1/sitemap/${kind}/${part}`)).body.sitemap_entries);
  }
  return found;
}

it('lists every post once, in parts of at most 1,000, after any changes between two runs of the job', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 2_000 }), fc.nat({ max: 90 }), fc.nat({ max: 2_000 }), async (first, more, gone) => {
      await platform.database.db.delete(posts);
      const before = Array.from({ length: first }, () => randomUUID());
      await insertPosts(before);
      await divide();
      const added = Array.from({ length: more }, () => randomUUID());
      await insertPosts(added);
      await platform.database.db.delete(posts).where(inArray(posts.id, before.slice(0, gone)));
      const expected = [...before.slice(gone), ...added].toSorted();
      for (const parts of [await partsOf('posts'), (await divide(), await partsOf('posts'))]) {
        expect(parts.flat().map(({ key }) => key)).toEqual(expected);
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(1_000);
      }
    }),
    { numRuns: 4 },
  );
});

it('continues where a step ended', async () => {
  // More than the 40 parts of 900 that a step divides.
  const ids = Array.from(
    { length: 37_000 },
    (_, n) => `${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
  );
  const names = ids.map((id) => ({ name: id, postsCount: 3 }));
  await insertRows(platform.database.db, hashtags, names);
  await divide();
  const parts = await partsOf('hashtags');
  expect(parts).toHaveLength(Math.ceil(37_000 / 900));
  expect(parts.flat().map(({ key }) => key)).toEqual(ids);
}, 30_000);

it('says what addresses name pages by, with their pictures, and leaves out thin pages', async () => {
  const { insert, database } = platform;
  const createdAt = new Date('2026-11-24T09:30:00.000Z');
  const post = await insert.post({ profileId, heroMediaId, createdAt });
  await insert.profile({ displayName: 'no.posts', avatarMediaId: heroMediaId });
  const details = await insert.productDetails({ mediaId: heroMediaId });
  await database.db.insert(hashtags).values([
    { name: 'été', postsCount: 3 },
    { name: 'rare', postsCount: 2 },
    { name: 'salealert', postsCount: 5 },
    { name: 'ltkgiftguide', postsCount: 5 },
    { name: 'coats', postsCount: 5 },
  ]);
  await divide();
  const picture = { image_url: expect.stringContaining('/images/') };
  expect(await partsOf('posts')).toEqual([[{ key: post.id, ...picture, created_at: createdAt.toISOString() }]]);
  expect(await partsOf('creators')).toEqual([[{ key: 'ida.lund', ...picture }]]);
  expect(await partsOf('products')).toEqual([[{ key: details.id, ...picture }]]);
  const keys = async (kind: string) => (await partsOf(kind)).flat().map(({ key }) => key);
  expect(new Set(await keys('hashtags'))).toEqual(new Set(['été', 'salealert', 'ltkgiftguide', 'coats']));
  expect(await keys('categories')).toEqual(['coats', 'LTKGiftGuide', 'salealert', 'ltkpopulartoday']);
});

it.each(['/v1/sitemap/posts/9', '/v1/sitemap/categories/1'])('returns 404 at %s', async (path) => {
  expect((await platform.call('GET', path)).status).toBe(404);
});

it.each(['/v1/sitemap/users/0', '/v1/sitemap/posts/-1', '/v1/sitemap/posts/1e3'])('refuses %s', async (path) => {
  expect((await platform.call('GET', path)).status).toBe(400);
});
