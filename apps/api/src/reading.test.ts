import { operations } from '@social-shop/api-contract';
import { isRead, pathOf } from '@social-shop/api-contract/call';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from './db/database.ts';
import { users } from './identity/schema.ts';
import { rebuildIndex } from './modules/search/rebuild.ts';
import { startTestPlatform } from './testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** A fingerprint of every row of every table. */
async function fingerprints(db: Db) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const prints: Record<string, unknown> = {};
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const print = await db.execute(
      sql`select count(*)::int as rows, md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as print from ${table} one`,
    );
    prints[name] = print.rows[0];
  }
  return prints;
}

it('no call that reads changes a row, with or without sign-in (T35)', async () => {
  const { app, database, insert } = platform;
  const profile = await insert.profile();
  const post = await insert.post({ profileId: profile.id, hashtags: ['linen'] });
  await app.jobs.step('count-hashtags');
  const retailerProduct = await insert.retailerProduct();
  await insert.variant({ retailerProductId: retailerProduct.id, position: 0 });
  const details = await insert.productDetails({ retailerProductId: retailerProduct.id });
  const product = await insert.product({ postId: post.id, productDetailsId: details.id });
  const { userId, call, token } = await platform.member();
  await call('POST', '/v2/likes/', { ltk_id: post.id, like_type: 'CLICK', network: 'LTK' });
  await call('POST', '/v2/follows/', { follows: [{ profile_id: profile.id }] });
  const { wish } = (await call('POST', '/v2/wishes/', { ltk_product_id: product.id })).body;
  const list = (await call('POST', '/v2/wish_collections/', { name: 'Summer' })).body.wish_collection;

  const asked: Record<string, { params?: Record<string, string>; query?: Record<string, string>; body?: object }> = {
    'activities.posts.profile': { params: { profile_id: profile.id } },
    'activities.posts.hashtag': { params: { hashtag: 'linen' } },
    'hashtags.get': { params: { hashtag: 'linen' } },
    'presentation.bubbles': { body: { country_code: 'us', date: '2026-11-30', version: '1.0' } },
    'search.posts': { body: { query: 'linen' } },
    'search.creators': { body: { query: 'ida' } },
    'search.autocomplete': { body: { q: 'lin' } },
    'search.suggestions': { query: { query: 'lin' } },
    'search.all': { body: { types: ['profile', 'post', 'product'], query: 'linen', facets: true } },
    'search.ids': { body: { types: ['post'], query: 'linen' } },
    'search.shop': { body: { query: 'linen', profile_id: profile.id } },
    'search.shop_products': { body: { profile_id: profile.id } },
    'search.creator_shop_ids': { params: { id: profile.id }, body: {} },
    'sitemap.get': { params: { kind: 'categories', part: '0' } },
    'products.posts': { params: { product_details_id: details.id } },
    'posts.products': { params: { post_id: post.id } },
    'posts.list': { query: { profiles: profile.id } },
    'profiles.list': { query: { ids: profile.id } },
    'followers_statistics.get': { query: { profile_id: profile.id } },
    'products.list': { query: { ids: product.id } },
    'product_details.list': { query: { ids: details.id } },
    'media_objects.list': { query: { ids: post.heroMediaId } },
    'consumer_retailer_products.get': { params: { id: retailerProduct.id } },
    'retailer_product_links.get': { params: { id: retailerProduct.id } },
    'activities.posts.for_you': { query: { rank: 'for-you' } },
    'wishes.get': { params: { id: wish.id } },
    'wish_collections.get': { params: { id: list.id } },
    'wish_collections.wishes': { params: { id: list.id } },
    'wish_collections_shared.get': { params: { id: list.id }, query: { user_id: userId } },
    'wish_collections_shared.wishes': { params: { id: list.id }, query: { user_id: userId } },
  };
  const reads = operations.filter(isRead).map((call) => {
    const { params, query, body } = asked[call.id] ?? {};
    const url = `${pathOf(call, params)}?${new URLSearchParams(query)}`;
    return { method: call.method, url, ...(body && { payload: body }) };
  });
  // As an agent, who may read what others may not.
  await database.db.update(users).set({ role: 'support' }).where(eq(users.id, userId));
  const own = ['/userinfo/', '/identity/jwks', '/identity/.well-known/openid-configuration'].map((url) => ({ url }));
  await rebuildIndex(database.db);
  const before = await fingerprints(database.db);
  expect(before).toMatchObject({ users: { rows: 1 }, posts: { rows: 1 } });
  for (const read of [...reads, ...own]) {
    const { statusCode } = await app.inject({ ...read, headers: { authorization: `Bearer ${token}` } });
    expect(statusCode, read.url).toBe(200);
  }
  expect(await fingerprints(database.db)).toEqual(before);
});
