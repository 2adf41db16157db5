import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { anyOf, statement, type Places } from '../../db/statement.ts';
import type { Stretch } from '../../http/paging.ts';
import { unavailable } from '../../plugins/errors.ts';
import { posts } from '../posts/schema.ts';
import { productDetails, products } from '../products/schema.ts';
import { wishes } from './schema.ts';

export interface WishRow {
  readonly id: string;
  readonly userId: string;
  readonly productId: string;
  readonly postId: string;
  readonly productDetailsId: string;
  readonly savedAmount: number | null;
  readonly savedCurrency: string | null;
  readonly createdAt: Date;
}

/** A wish with the post and the details of its product, from a join with `products`. */
export const wishColumns = {
  id: wishes.id,
  userId: wishes.userId,
  productId: wishes.productId,
  postId: products.postId,
  productDetailsId: products.productDetailsId,
  savedAmount: wishes.savedAmount,
  savedCurrency: wishes.savedCurrency,
  createdAt: wishes.createdAt,
};

const selectWishes = (db: Db) =>
  db.select(wishColumns).from(wishes).innerJoin(products, eq(products.id, wishes.productId));

interface Chosen {
  readonly userId: string;
  readonly id?: string;
  readonly productIds?: readonly string[] | undefined;
  readonly productDetailsIds?: readonly string[] | undefined;
}

const chosenWishes = statement((db, { userId, id, productIds, productDetailsIds }: Places<Chosen>) =>
  selectWishes(db)
    .where(
      and(
        eq(wishes.userId, userId),
        id && eq(wishes.id, id),
        productIds && eq(wishes.productId, anyOf(productIds)),
        productDetailsIds && eq(products.productDetailsId, anyOf(productDetailsIds)),
      ),
    )
    .orderBy(desc(wishes.createdAt), desc(wishes.id)),
);

/** The wishes of a person that meet all conditions, newest first. */
export const findWishes = (db: Db, chosen: Chosen): Promise<WishRow[]> => chosenWishes(db, chosen);

interface PageValues {
  readonly userId: string;
  readonly moment: Date;
  readonly lastAt?: string | undefined;
  readonly lastId?: string | undefined;
  readonly count: number;
}

const newestWishes = statement((db, { userId, moment, lastAt, lastId, count }: Places<PageValues>) =>
  selectWishes(db)
    .where(
      and(
        eq(wishes.userId, userId),
        lte(wishes.createdAt, moment),
        lastAt && sql`(${wishes.createdAt}, ${wishes.id}) < (${lastAt}::timestamptz, ${lastId}::uuid)`,
      ),
    )
    .orderBy(desc(wishes.createdAt), desc(wishes.id))
    .limit(count),
);

/** The first `count` wishes of a person as of `moment`, newest first, after one of them. */
export const pageOfWishes = (db: Db, userId: string, { moment, after, count }: Stretch): Promise<WishRow[]> =>
  newestWishes(db, {
    userId,
    moment,
    lastAt: after && new Date(after.key).toISOString(),
    lastId: after?.id,
    count,
  });

const newWish = statement(
  (db, { id, userId, productId, now }: Places<{ id: string; userId: string; productId: string; now: string }>) =>
    db
      .insert(wishes)
      .select(
        // As presentProductDetails states the price (W13).
        sql`select ${id}::uuid, ${userId}::uuid, ${products.id}, nullif(case when is_local then local_price else price end, 0),
          case when (case when is_local then local_price else price end) > 0 then case when is_local then currency else 'USD' end end,
          ${now}::timestamptz
        from ${products} join ${productDetails} on ${productDetails.id} = ${products.productDetailsId}
        cross join lateral (select local_price is not null and currency <> 'USD' as is_local) own
        where ${products.id} = ${productId}::uuid`,
      )
      .onConflictDoNothing()
      .returning({ id: wishes.id }),
);

/** Attempts, because parallel requests may add and remove the same wish. */
const ATTEMPTS = 20;

/** Stores a wish unless there is one. @returns undefined if there is no such product. */
export async function addWish(db: Db, userId: string, productId: string) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const made = await newWish(db, { id: randomUUID(), userId, productId, now: new Date().toISOString() });
    const [wish] = await findWishes(db, { userId, productIds: [productId] });
    if (wish) return { wish, isNew: made.length > 0 };
    if ((await db.$count(products, eq(products.id, productId))) === 0) return undefined;
  }
  throw unavailable('The wish was removed again and again.');
}

const bestProducts = statement((db, { productDetailsId }: Places<{ productDetailsId: string }>) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(posts, eq(posts.id, products.postId))
    .where(eq(products.productDetailsId, productDetailsId))
    .orderBy(desc(posts.score), desc(posts.id), products.position)
    .limit(1),
);

/** The product of the best-ranked post with these details (S33). */
export async function findBestProduct(db: Db, productDetailsId: string): Promise<string | undefined> {
  const [best] = await bestProducts(db, { productDetailsId });
  return best?.id;
}

/** Removes a wish. @returns true if it no longer exists or never did; false if it belongs to another person. */
export async function removeWish(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(wishes)
    .where(and(eq(wishes.id, id), eq(wishes.userId, userId)))
    .returning({ id: wishes.id });
  return removed.length > 0 || (await db.$count(wishes, eq(wishes.id, id))) === 0;
}
