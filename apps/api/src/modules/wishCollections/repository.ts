import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import type { Stretch } from '../../http/paging.ts';
import { users } from '../../identity/schema.ts';
import { likes } from '../likes/schema.ts';
import { products } from '../products/schema.ts';
import { wishColumns, type WishRow } from '../wishes/repository.ts';
import { wishes } from '../wishes/schema.ts';
import { builtInId, builtInKinds, type BuiltInKind } from './builtIn.ts';
import { wishCollectionItems, wishCollections } from './schema.ts';

export interface CollectionRow {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'list' | BuiltInKind;
  readonly name: string;
  readonly shared: boolean;
  /** Null for a built-in collection. */
  readonly createdAt: Date | null;
  readonly itemsCount: number;
  readonly latestProductIds: readonly string[];
  readonly latestPostIds: readonly string[];
}

const LATEST = 4;

const storedCollections = statement((db, { userId, id }: Places<{ userId: string; id?: string | undefined }>) => {
  const ofCollection = sql`${wishCollectionItems} i where i.collection_id = ${wishCollections}.id`;
  return db
    .select({
      id: wishCollections.id,
      userId: wishCollections.userId,
      kind: wishCollections.kind,
      name: wishCollections.name,
      shared: wishCollections.shared,
      createdAt: wishCollections.createdAt,
      itemsCount: sql<number>`(select count(*)::int from ${ofCollection})`,
      latestProductIds: sql<string[]>`array(select w.product_id from ${wishes} w
        join (select i.wish_id, i.added_at from ${ofCollection} order by i.added_at desc, i.wish_id desc limit ${sql.raw(String(LATEST))}) latest
        on latest.wish_id = w.id order by latest.added_at desc, w.id desc)`,
    })
    .from(wishCollections)
    .where(and(eq(wishCollections.userId, userId), id && eq(wishCollections.id, id)))
    .orderBy(desc(wishCollections.createdAt), desc(wishCollections.id));
});

const latest = (table: typeof wishes | typeof likes, column: string, order: string) =>
  sql<
    string[]
  >`array(select ${sql.raw(column)} from ${table} where user_id = ${users}.id order by ${sql.raw(order)} desc limit ${sql.raw(String(LATEST))})`;

const savedByPeople = statement((db, { userId }: Places<{ userId: string }>) =>
  db
    .select({
      wishes: sql<number>`(select count(*)::int from ${wishes} where user_id = ${users}.id)`,
      productIds: latest(wishes, 'product_id', 'created_at'),
      likes: sql<number>`(select count(*)::int from ${likes} where user_id = ${users}.id)`,
      postIds: latest(likes, 'post_id', 'liked_at'),
    })
    .from(users)
    .where(eq(users.id, userId)),
);

type Saved = Awaited<ReturnType<typeof savedByPeople>>[number];

const builtIn = (userId: string, kind: BuiltInKind, saved: Saved, shared: boolean): CollectionRow => ({
  id: builtInId(userId, kind),
  userId,
  kind,
  name: kind,
  shared,
  createdAt: null,
  itemsCount: kind === 'favorite-products' ? saved.wishes : saved.likes,
  latestProductIds: kind === 'favorite-products' ? saved.productIds : [],
  latestPostIds: kind === 'favorite-products' ? [] : saved.postIds,
});

/** The collections of a person: the two built-in ones, then their lists, newest first. Empty if the person does not exist. */
export async function findCollections(db: Db, userId: string, id?: string): Promise<CollectionRow[]> {
  const kinds = builtInKinds.filter((kind) => id === undefined || builtInId(userId, kind) === id);
  const stored = await storedCollections(db, { userId, id });
  const [saved] = kinds.length > 0 ? await savedByPeople(db, { userId }) : [];
  const isShared = (kind: BuiltInKind) => stored.some((row) => row.kind === kind && row.shared);
  return [
    ...(saved ? kinds.map((kind) => builtIn(userId, kind, saved, isShared(kind))) : []),
    ...stored.filter(({ kind }) => kind === 'list').map((row) => ({ ...row, latestPostIds: [] })),
  ];
}

/** One of a person's collections. */
export async function findCollection(db: Db, userId: string, id: string): Promise<CollectionRow | undefined> {
  const [collection] = await findCollections(db, userId, id.toLowerCase());
  return collection;
}

const namesOfPeople = statement((db, { userId }: Places<{ userId: string }>) =>
  db.select({ name: users.name }).from(users).where(eq(users.id, userId)),
);

/** The name that a person has given, empty if none. */
export async function findName(db: Db, userId: string): Promise<string> {
  const [person] = await namesOfPeople(db, { userId });
  return person?.name ?? '';
}

export const countLists = (db: Db, userId: string): Promise<number> =>
  db.$count(wishCollections, and(eq(wishCollections.userId, userId), eq(wishCollections.kind, 'list')));

/** @returns the id of the new list. */
export async function addList(db: Db, userId: string, name: string): Promise<string> {
  const id = randomUUID();
  await db.insert(wishCollections).values({ id, userId, kind: 'list', name, createdAt: new Date() });
  return id;
}

/** A built-in collection is stored when it is shared for the first time. */
export async function updateCollection(
  db: Db,
  { id, userId, kind, name }: Pick<CollectionRow, 'id' | 'userId' | 'kind' | 'name'>,
  changes: { readonly name?: string | undefined; readonly shared?: boolean | undefined },
): Promise<void> {
  if (changes.name === undefined && changes.shared === undefined) return;
  if (kind === 'list') {
    await db
      .update(wishCollections)
      .set(changes)
      .where(and(eq(wishCollections.id, id), eq(wishCollections.userId, userId)));
    return;
  }
  const shared = changes.shared ?? false;
  await db
    .insert(wishCollections)
    .values({ id, userId, kind, name, shared, createdAt: new Date() })
    .onConflictDoUpdate({ target: wishCollections.id, set: { shared } });
}

/** Removes a list. @returns true if it no longer exists or never did; false if it is built-in or belongs to another person. */
export async function removeList(db: Db, userId: string, id: string): Promise<boolean> {
  const isOwn = and(eq(wishCollections.id, id), eq(wishCollections.userId, userId));
  const removed = await db
    .delete(wishCollections)
    .where(and(isOwn, eq(wishCollections.kind, 'list')))
    .returning({ id: wishCollections.id });
  return removed.length > 0 || (await db.$count(wishCollections, eq(wishCollections.id, id))) === 0;
}

/** Puts a wish into a list. @returns false if not both are this person's. */
export async function addToList(db: Db, userId: string, id: string, wishId: string): Promise<boolean> {
  const both = and(
    eq(wishCollections.id, id),
    eq(wishCollections.userId, userId),
    eq(wishCollections.kind, 'list'),
    eq(wishes.id, wishId),
  );
  const [found] = await db
    .select({ collectionId: wishCollections.id, wishId: wishes.id })
    .from(wishCollections)
    .innerJoin(wishes, eq(wishes.userId, wishCollections.userId))
    .where(both);
  if (!found) return false;
  await db
    .insert(wishCollectionItems)
    .values({ ...found, addedAt: new Date() })
    .onConflictDoNothing();
  return true;
}

const listsOfWishes = statement((db, { userId, wishId }: Places<{ userId: string; wishId: string }>) =>
  db
    .select({ id: wishCollections.id })
    .from(wishCollectionItems)
    .innerJoin(wishCollections, eq(wishCollections.id, wishCollectionItems.collectionId))
    .where(and(eq(wishCollectionItems.wishId, wishId), eq(wishCollections.userId, userId))),
);

/** Ids of a person's lists that a wish is in. */
export const findListsOf = async (db: Db, userId: string, wishId: string): Promise<string[]> =>
  (await listsOfWishes(db, { userId, wishId })).map(({ id }) => id);

/** Takes a wish out of a person's own list. */
export async function removeFromList(db: Db, id: string, wishId: string): Promise<void> {
  await db
    .delete(wishCollectionItems)
    .where(and(eq(wishCollectionItems.collectionId, id), eq(wishCollectionItems.wishId, wishId)));
}

/** A wish in a list, and since when. */
export type ListedWishRow = WishRow & { readonly addedAt: Date };

interface PageValues {
  readonly collectionId: string;
  readonly moment: Date;
  readonly lastAt?: string | undefined;
  readonly lastId?: string | undefined;
  readonly count: number;
}

const listedWishes = statement((db, { collectionId, moment, lastAt, lastId, count }: Places<PageValues>) => {
  const { addedAt, wishId } = wishCollectionItems;
  return db
    .select({ ...wishColumns, addedAt })
    .from(wishCollectionItems)
    .innerJoin(wishes, eq(wishes.id, wishId))
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(
      and(
        eq(wishCollectionItems.collectionId, collectionId),
        lte(addedAt, moment),
        lastAt && sql`(${addedAt}, ${wishId}) < (${lastAt}::timestamptz, ${lastId}::uuid)`,
      ),
    )
    .orderBy(desc(addedAt), desc(wishId))
    .limit(count);
});

/** The first `count` wishes of a list as of `moment`, the latest in it first, after one of them. */
export const pageOfList = (db: Db, collectionId: string, { moment, after, count }: Stretch): Promise<ListedWishRow[]> =>
  listedWishes(db, {
    collectionId,
    moment,
    lastAt: after && new Date(after.key).toISOString(),
    lastId: after?.id,
    count,
  });
