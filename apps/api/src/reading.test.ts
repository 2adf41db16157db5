import { operations } from '@social-shop/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from './db/database.ts';
import { createEmailUser } from './identity/accounts.ts';
import { askForTokens } from './identity/testing.ts';
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

it('no call that reads changes a row, whoever is signed in (T35)', async () => {
  const { app, database, insert } = platform;
  const profile = await insert.profile();
  const post = await insert.post({ profileId: profile.id });
  const retailerProduct = await insert.retailerProduct();
  await insert.variant({ retailerProductId: retailerProduct.id, position: 0 });
  const details = await insert.productDetails({ retailerProductId: retailerProduct.id });
  const product = await insert.product({ postId: post.id, productDetailsId: details.id });
  const credentials = { email: 'reader@example.test', password: 'a long password' };
  await createEmailUser(database.db, credentials);
  const form = { grant_type: 'password', username: credentials.email, password: credentials.password };
  const { body: tokens } = await askForTokens(app, form, '/token/');

  const asked: Record<string, { params?: Record<string, string>; query?: Record<string, string> }> = {
    '/v3/activities/posts/profile/{profile_id}': { params: { profile_id: profile.id } },
    '/v3/posts/{post_id}/products': { params: { post_id: post.id } },
    '/v3/posts': { query: { profiles: profile.id } },
    '/v2/profiles/': { query: { ids: profile.id } },
    '/v2/followers_statistics/': { query: { profile_id: profile.id } },
    '/v2/products/': { query: { ids: product.id } },
    '/v2/product_details/': { query: { ids: details.id } },
    '/v3/media_objects/': { query: { ids: post.heroMediaId } },
    '/v3/consumer_retailer_products/{id}': { params: { id: retailerProduct.id } },
    '/v1/retailer_product_links/{id}': { params: { id: retailerProduct.id } },
  };
  const reads = operations.filter(({ method }) => method === 'GET');
  const urls = reads.map(({ path }) => {
    const { params = {}, query = {} } = asked[path] ?? {};
    return `${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}?${new URLSearchParams(query)}`;
  });
  const before = await fingerprints(database.db);
  expect(before).toMatchObject({ users: { rows: 1 }, posts: { rows: 1 } });
  for (const url of [...urls, '/userinfo/', '/identity/jwks', '/identity/.well-known/openid-configuration']) {
    const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(statusCode, url).toBe(200);
  }
  expect(await fingerprints(database.db)).toEqual(before);
});
