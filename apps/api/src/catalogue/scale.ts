import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { demoProfileIds, POSTS, SCORE_STEP } from './demo.ts';
import type { Db } from '../db/database.ts';
import { milestones } from '../db/schema.ts';
import { analyze, type Writer } from '../db/write.ts';
import { countAllHashtags } from '../modules/hashtags/count.ts';
import { divideWholeSitemap } from '../modules/sitemap/divide.ts';
import { CATALOGUE_LOCK, hasMilestone } from './ensureDemo.ts';
import type { OnProgress } from './progress.ts';
import * as schema from './tables.ts';

/** Further copies would need scores beyond the database's integers. */
export const MOST_COPIES = 400;

/** In how many ways copies write their words. */
const VARIETIES = 10;

/** The longest name in the address of a shop (S14). */
const LONGEST_NAME = 30;

export interface ScaleOptions {
  /** Called with the number of copies so far and in all. */
  readonly onProgress?: OnProgress;
  /** The creators whose posts are copied; the demo's by default. */
  readonly profileIds?: readonly string[];
}

/**
 * Multiplies the demo catalogue: every copy has creators, posts and products of its own, with the pictures and retailers of the first. The
 * database copies its own rows, each copy in a transaction that ends with its milestone, so an aborted run continues with the next copy.
 *
 * @param scale the total number of catalogues afterwards; if there are more already, they stay.
 */
export async function scaleCatalogue(
  db: Db,
  scale: number,
  { onProgress = () => {}, profileIds = demoProfileIds() }: ScaleOptions = {},
): Promise<void> {
  for (let copy = 1; copy < scale; copy += 1) {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
      const name = `demo-catalogue, copy ${copy}`;
      if (await hasMilestone(transaction, name)) return;
      await copyCatalogue(transaction, copy, profileIds);
      await transaction.insert(milestones).values({ name, version: 1, at: new Date() });
    });
    onProgress(copy + 1, scale);
  }
  await analyze(db);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await countAllHashtags(transaction);
    await divideWholeSitemap(transaction);
  });
}

async function copyCatalogue(writer: Writer, copy: number, profileIds: readonly string[]): Promise<void> {
  const { profiles, retailerProducts, retailerProductVariants, productDetails, priceChanges } = schema;
  const { posts, postHashtags, products } = schema;
  const suffix = sql.raw(`'-${copy}'`);
  const copied = (id: PgColumn) =>
    sql`overlay(overlay(md5(${id}::text || ${suffix}) placing '8' from 13) placing '8' from 17)::uuid`;
  const earlier = (moment: PgColumn) => sql`${moment} - ${sql.raw(String(copy))} * interval '1 minute'`;
  // After the posts of the previous copy: the first page stays the same, and neighbours are as varied as in the first catalogue.
  const below = (score: PgColumn) => sql`${score} - ${sql.raw(String(copy * POSTS * SCORE_STEP))}`;

  const creators = sql`any(${sql.param(profileIds)}::uuid[])`;
  const ownPosts = sql`(select id from posts where profile_id = ${creators})`;
  const ownDetails = sql`(select product_details_id from products where post_id in ${ownPosts})`;
  const ownRetailerProducts = sql`(select retailer_product_id from product_details where id in ${ownDetails})`;

  await copyRows(writer, profiles, sql`${profiles.id} = ${creators}`, {
    id: copied(profiles.id),
    displayName: sql`left(${profiles.displayName}, ${LONGEST_NAME - String(-copy).length}) || ${suffix}`,
  });
  await copyRows(writer, retailerProducts, sql`${retailerProducts.id} in ${ownRetailerProducts}`, {
    id: copied(retailerProducts.id),
    handle: sql`${retailerProducts.handle} || ${suffix}`,
  });
  const { retailerProductId } = retailerProductVariants;
  await copyRows(writer, retailerProductVariants, sql`${retailerProductId} in ${ownRetailerProducts}`, {
    id: copied(retailerProductVariants.id),
    retailerProductId: copied(retailerProductId),
  });
  await copyRows(writer, productDetails, sql`${productDetails.id} in ${ownDetails}`, {
    id: copied(productDetails.id),
    retailerProductId: copied(productDetails.retailerProductId),
  });
  await copyRows(writer, priceChanges, sql`${priceChanges.productDetailsId} in ${ownDetails}`, {
    id: copied(priceChanges.id),
    productDetailsId: copied(priceChanges.productDetailsId),
  });
  await copyRows(writer, posts, sql`${posts.profileId} = ${creators}`, {
    id: copied(posts.id),
    profileId: copied(posts.profileId),
    createdAt: earlier(posts.createdAt),
    score: below(posts.score),
  });
  await copyRows(writer, postHashtags, sql`${postHashtags.postId} in ${ownPosts}`, {
    postId: copied(postHashtags.postId),
    createdAt: earlier(postHashtags.createdAt),
    score: below(postHashtags.score),
  });
  await copyRows(writer, products, sql`${products.postId} in ${ownPosts}`, {
    id: copied(products.id),
    postId: copied(products.postId),
    productDetailsId: copied(products.productDetailsId),
  });
  await copyIndex(writer, copy, {
    copied,
    earlier,
    isOwn: sql`(id in ${ownPosts} or id in ${ownDetails} or id = ${creators})`,
  });
}

interface CopiedIndex {
  readonly copied: (id: PgColumn) => SQL;
  readonly earlier: (moment: PgColumn) => SQL;
  readonly isOwn: SQL;
}

/**
 * Copies the search index. Nine of ten copies write their words in their own way ('dress3'), as a larger catalogue has other words and not
 * only more hits of the same; meanings and what filters select by stay.
 */
async function copyIndex(writer: Writer, copy: number, { copied, earlier, isOwn }: CopiedIndex): Promise<void> {
  const variety = copy % VARIETIES;
  const { searchDocuments, searchPopularity } = schema;
  const words = sql`regexp_replace(${searchDocuments.words}::text, '(^| )''([^@=!#''][^'']*)''', ${`\\1'\\2${variety}'`}, 'g')::tsvector`;
  await copyRows(writer, searchDocuments, isOwn, {
    id: copied(searchDocuments.id),
    profileId: copied(searchDocuments.profileId),
    ...(variety > 0 && { words }),
  });
  await copyRows(writer, searchPopularity, isOwn, {
    id: copied(searchPopularity.id),
    at: earlier(searchPopularity.at),
  });
  if (copy < VARIETIES) {
    await writer.execute(sql`insert into search_words (word, documents) select word || ${String(variety)}, documents from search_words
      where word !~ '[0-9]$' on conflict do nothing`);
  }
}

/** Copies rows within their table, with other values in some columns. */
async function copyRows<Table extends PgTable>(
  writer: Writer,
  table: Table,
  where: SQL,
  changes: Partial<Record<keyof Table['$inferInsert'], SQL>>,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const values = columns.map(([key, column]) => changes[key as keyof Table['$inferInsert']] ?? sql`${column}`);
  await writer.execute(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from ${table} where ${where}`,
  );
}
