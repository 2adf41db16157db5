import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildIndex } from '../modules/search/rebuild.ts';
import { startTestPlatform } from '../testing.ts';
import { scaleCatalogue } from './scale.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let profileIds: string[];

beforeAll(async () => {
  platform = await startTestPlatform();
  const { insert } = platform;
  const retailerProduct = await insert.retailerProduct();
  const details = await insert.productDetails({ retailerProductId: retailerProduct.id });
  await insert.priceChange({ productDetailsId: details.id, before: 20_000, after: 12_900 });
  await insert.variant({ retailerProductId: retailerProduct.id, position: 1 });
  // The longest possible name.
  const profiles = [await insert.profile({ displayName: 'ida-'.padEnd(30, 'x') }), await insert.profile()];
  profileIds = profiles.map(({ id }) => id);
  for (const [index, { id: profileId }] of profiles.entries()) {
    const post = await insert.post({ profileId, score: index * 1_000, hashtags: ['linen'] });
    await insert.product({ postId: post.id, productDetailsId: details.id });
  }
  // Another creator's: not part of the catalogue.
  await insert.post({ score: 500 });
  await rebuildIndex(platform.database.db);
});
afterAll(() => platform.close());

async function counts() {
  const { rows } = await platform.database.db.execute(sql`
    select (select count(*)::int from posts) as posts, (select count(*)::int from profiles) as profiles,
      (select count(*)::int from products) as products, (select count(*)::int from product_details) as details,
      (select count(*)::int from retailer_product_variants) as variants,
      (select count(distinct product_details_id)::int from price_changes) as changes,
      (select count(*)::int from post_hashtags) as hashtags, (select count(*)::int from search_documents) as documents, (select count(*)::int from milestones) as milestones`);
  return rows[0];
}

const feed = async () => (await platform.app.inject('/v3/activities/posts/global/featured?limit=3')).json().activities;

it('copies creators, posts and products the given number of times, and no copy twice', async () => {
  const first = await feed();
  await scaleCatalogue(platform.database.db, 3, { profileIds });
  const three = {
    posts: 2 * 3 + 1,
    profiles: 2 * 3 + 1,
    products: 2 * 3,
    details: 3,
    variants: 3,
    changes: 3,
    hashtags: 2 * 3,
    documents: 4 * 3 + 2 + 3,
    // Two copies, and the search index.
    milestones: 3,
  };
  expect(await counts()).toEqual(three);
  await scaleCatalogue(platform.database.db, 3, { profileIds });
  await scaleCatalogue(platform.database.db, 2, { profileIds });
  expect(await counts()).toEqual(three);
  expect(await feed()).toEqual(first);
  await scaleCatalogue(platform.database.db, 4, { profileIds });
  expect(await counts()).toMatchObject({ posts: 2 * 4 + 1, details: 4 });
});

it('gives each copy its own products, with a retailer’s product of its own', async () => {
  const { rows } = await platform.database.db.execute(sql`
    select count(*)::int as links, count(distinct d.id)::int as details, count(distinct v.id)::int as variants
    from products p join product_details d on d.id = p.product_details_id
    join retailer_product_variants v on v.retailer_product_id = d.retailer_product_id`);
  expect(rows).toEqual([{ links: 8, details: 4, variants: 4 }]);
});

it('changes the words of a copy in the search index, but not their meanings', async () => {
  const { rows } = await platform.database.db.execute<{ words: string }>(
    sql`select words::text from search_products order by length(words::text), words::text`,
  );
  const words = rows.map((row) => row.words);
  expect(words.filter((one) => one.includes("'linen':1A"))).toHaveLength(1);
  expect(words.filter((one) => one.includes("'linen3':1A"))).toHaveLength(1);
  expect(words.filter((one) => one.includes("'@linen':1A"))).toHaveLength(4);
});

it('reports its progress', async () => {
  const told: number[] = [];
  await scaleCatalogue(platform.database.db, 6, { profileIds, onProgress: (done) => told.push(done) });
  expect(told).toEqual([2, 3, 4, 5, 6]);
});
