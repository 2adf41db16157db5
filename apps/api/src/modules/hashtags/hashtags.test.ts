import fc from 'fast-check';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { updatePriceBands } from '../posts/priceBands.ts';
import { posts } from '../posts/schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
const profileIds: string[] = [];
const prices = [0, 2_499, 2_500, 4_999, 5_000, 9_999, 10_000];
const productDetailsIds: string[] = [];
let heroMediaId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  heroMediaId = (await platform.insert.media()).id;
  const retailer = await platform.insert.retailer({ mediaId: heroMediaId });
  for (let n = 0; n < 10; n += 1) profileIds.push((await platform.insert.profile({ avatarMediaId: heroMediaId })).id);
  for (const price of prices) {
    const details = await platform.insert.productDetails({ price, retailerId: retailer.id, mediaId: heroMediaId });
    productDetailsIds.push(details.id);
  }
});
afterAll(() => platform.close());

const get = async (url: string) => (await platform.app.inject(url)).json();
const count = async () => {
  while ((await platform.app.jobs.step('count-hashtags')) === 'more');
};

const newPost = fc.record({
  creator: fc.nat({ max: 9 }),
  score: fc.nat({ max: 3 }),
  minute: fc.nat({ max: 3 }),
  prices: fc.array(fc.nat({ max: prices.length - 1 }), { maxLength: 2 }),
});

it('counts the existing posts after additions and deletions, and filters and orders its feed by price', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(newPost, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
      fc.integer({ min: 1, max: 5 }),
      async (wanted, removed, limit) => {
        run += 1;
        const hashtag = `été${run}`;
        let rows: { id: string; score: number; createdAt: Date; profileId: string; lowest: number }[] = [];
        for (const post of wanted) {
          const row = await platform.insert.post({
            profileId: profileIds[post.creator] ?? '',
            heroMediaId,
            score: post.score,
            createdAt: new Date(Date.UTC(2026, 0, 1, 12, post.minute)),
            hashtags: [hashtag],
          });
          for (const [position, price] of post.prices.entries()) {
            await platform.insert.product({
              postId: row.id,
              position,
              productDetailsId: productDetailsIds[price] ?? '',
            });
          }
          // A post without a price is not cheap.
          const known = post.prices.flatMap((index) => prices[index] || []);
          rows.push({ ...row, lowest: Math.min(...known, Infinity) });
        }
        await updatePriceBands(platform.database.db, productDetailsIds);
        const gone = [...new Set(removed)].flatMap((index) => rows[index]?.id ?? []);
        if (gone.length > 0) await platform.database.db.delete(posts).where(inArray(posts.id, gone));
        rows = rows.filter(({ id }) => !gone.includes(id));
        await count();

        const spelling = encodeURIComponent(`#ÉTÉ${run}`.normalize('NFD'));
        const response = await platform.app.inject(`/v3/hashtags/${spelling}?includes=profiles`);
        if (rows.length === 0) {
          expect(response.statusCode).toBe(404);
        } else {
          const { hashtag: counted, profiles } = response.json();
          const byCreator = [...Map.groupBy(rows, ({ profileId }) => profileId)]
            .map(([profileId, own]) => ({ profile_id: profileId, posts_count: own.length }))
            .toSorted((a, b) => b.posts_count - a.posts_count || (a.profile_id < b.profile_id ? -1 : 1));
          expect(counted).toEqual({
            name: hashtag.normalize('NFC'),
            posts_count: rows.length,
            creators_count: byCreator.length,
            top_creators: byCreator.slice(0, 8),
          });
          expect(profiles.map(({ id }: { id: string }) => id)).toEqual(
            byCreator.slice(0, 8).map(({ profile_id: id }) => id),
          );
        }

        for (const rank of ['popular', 'chrono']) {
          for (const below of [undefined, 2_500, 5_000, 10_000]) {
            const key = (row: (typeof rows)[number]) => (rank === 'popular' ? row.score : row.createdAt.getTime());
            const expected = rows
              .filter(({ lowest }) => below === undefined || lowest < below)
              .toSorted((a, b) => key(b) - key(a) || (a.id < b.id ? 1 : -1))
              .map(({ id }) => id);
            const seen: string[] = [];
            const first = `/v3/activities/posts/hashtag/${spelling}?rank=${rank}&limit=${limit}${below ? `&price_below=${below}` : ''}`;
            for (let path: string | undefined = first; path !== undefined;) {
              const { activities, meta }: { activities: { post_id: string }[]; meta: Record<string, string> } =
                await get(path);
              seen.push(...activities.map(({ post_id: id }) => id));
              expect(meta['total_results']).toBe(below || rows.length === 0 ? undefined : rows.length);
              path = meta['next'] && `${first}&next=${meta['next']}`;
            }
            expect(seen).toEqual(expected);
          }
        }
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);

it('accepts only the price limits of the contract', async () => {
  const response = await platform.app.inject('/v3/activities/posts/hashtag/linen?price_below=3000');
  expect([response.statusCode, response.json().error_code]).toEqual([400, 'invalid-request']);
});
