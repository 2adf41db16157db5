import { and, desc, eq, gt, inArray, lte, max, sql, type SQL } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { inOrderOf } from '../../http/by-ids.ts';
import type { After, Stretch } from '../../http/paging.ts';
import { mediaObjects } from '../media/schema.ts';
import { profiles } from '../profiles/schema.ts';
import { postHashtags, posts } from './schema.ts';

/** Which posts a list shows, and in which order. */
export interface Feed {
  readonly profileIds?: readonly string[] | undefined;
  /** In lower case. */
  readonly displayName?: string | undefined;
  /** As `normalizeHashtag` gives it. */
  readonly hashtag?: string | undefined;
  /** Only posts of the last day or 30 days before the moment. */
  readonly window?: 'day' | 'month';
  readonly order: 'ranked' | 'newest' | { readonly shuffledBy: string };
}

/** A price as a reader sees it, in whole minor units. */
interface LowestPrice {
  readonly amount: number;
  readonly currency: string;
}

/**
 * The lowest price of a post's products, each in its retailer's own currency as `presentProductDetails` states it (W13); nothing
 * where they have several currencies, or none a price (W17). Read with the post rather than kept beside it: then whatever adds, prices
 * or withdraws a product has nothing to remember.
 */
const priceFrom = sql<LowestPrice | null>`(
  select json_build_object('amount', min(shown.amount), 'currency', min(shown.currency))
  from products p
  join product_details d on d.id = p.product_details_id
  cross join lateral (select d.local_price is not null and d.currency <> 'USD' as is_local) own
  cross join lateral (select
    case when is_local then d.local_price else d.price end as amount,
    case when is_local then d.currency else 'USD' end as currency) shown
  where p.post_id = ${posts.id} and shown.amount > 0
  having min(shown.currency) = max(shown.currency))`;

export type PostRow = Awaited<ReturnType<typeof findPosts>>[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const WINDOW_MS = { day: DAY_MS, month: 30 * DAY_MS };

const columns = {
  id: posts.id,
  profileId: posts.profileId,
  heroMediaId: posts.heroMediaId,
  videoMediaId: posts.videoMediaId,
  caption: posts.caption,
  createdAt: posts.createdAt,
  score: posts.score,
  heroWidth: mediaObjects.width,
  heroHeight: mediaObjects.height,
  heroColor: mediaObjects.dominantColor,
  heroAlt: mediaObjects.alt,
  /** In the creator's order. */
  productIds: sql<string[]>`array(select p.id from products p where p.post_id = ${posts.id} order by p.position)`,
  priceFrom,
};

const selectPosts = (db: Db) =>
  db.select(columns).from(posts).innerJoin(mediaObjects, eq(mediaObjects.id, posts.heroMediaId));

export async function findPosts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await selectPosts(db).where(inArray(posts.id, [...ids])));
}

/** The hero of the post that the shop begins with. */
export async function findCover(db: Db): Promise<string | undefined> {
  const [best] = await db.select({ mediaId: posts.heroMediaId }).from(posts).orderBy(desc(posts.score)).limit(1);
  return best?.mediaId;
}

export async function postExists(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: posts.id }).from(posts).where(eq(posts.id, id));
  return rows.length > 0;
}

/**
 * The first `count` posts of `feed` as of `moment`, after a row where one is given. They are chosen by what stands in an index,
 * and only then read: the posts of a day may be far apart among the best of all.
 */
export async function pageOfPosts(db: Db, feed: Feed, { moment, after, count }: Stretch): Promise<PostRow[]> {
  const rows: PostRow[] = [];
  for (const part of partsOf(feed, after)) {
    const choice = db.select({ id: posts.id }).from(posts).$dynamic();
    if (feed.hashtag !== undefined) choice.innerJoin(postHashtags, eq(postHashtags.postId, posts.id));
    const chosen = choice
      .where(
        and(
          selection(feed),
          lte(createdAt(feed), moment),
          feed.window && gt(createdAt(feed), new Date(moment.getTime() - WINDOW_MS[feed.window])),
          part,
        ),
      )
      .orderBy(...order(feed))
      .limit(count - rows.length);
    // As an array: of a table of unknown length the server expects so much that it would read all posts.
    const found = await selectPosts(db)
      .where(sql`${posts.id} = any(array(${chosen}))`)
      .orderBy(...order({ ...feed, hashtag: undefined }));
    rows.push(...found);
    if (rows.length === count) break;
  }
  return rows;
}

/** When the newest post of `feed` was made, up to `until`. */
export async function newestMoment(db: Db, feed: Feed, until: Date): Promise<Date | undefined> {
  const query = db
    .select({ newest: max(createdAt(feed)) })
    .from(posts)
    .$dynamic();
  if (feed.hashtag !== undefined) query.innerJoin(postHashtags, eq(postHashtags.postId, posts.id));
  const [row] = await query.where(and(selection(feed), lte(createdAt(feed), until)));
  return row?.newest ?? undefined;
}

/** The sort key of a row in `feed`; a shuffled feed needs the id only. */
export function sortKey(feed: Feed, row: Pick<PostRow, 'score' | 'createdAt'>): number {
  if (feed.order === 'ranked') return row.score;
  return feed.order === 'newest' ? row.createdAt.getTime() : 0;
}

/** The same moment, score and id, from the table whose index has the order. */
const createdAt = (feed: Feed) => (feed.hashtag === undefined ? posts.createdAt : postHashtags.createdAt);
const score = (feed: Feed) => (feed.hashtag === undefined ? posts.score : postHashtags.score);
const postId = (feed: Feed) => (feed.hashtag === undefined ? posts.id : postHashtags.postId);

function selection({ profileIds, displayName, hashtag }: Feed): SQL | undefined {
  return and(
    profileIds && inArray(posts.profileId, [...profileIds]),
    displayName === undefined
      ? undefined
      : sql`${posts.profileId} = (select ${profiles.id} from ${profiles} where ${profiles.displayName} = ${displayName})`,
    hashtag === undefined ? undefined : eq(postHashtags.hashtag, hashtag),
  );
}

/** In the order of an index, so that a page costs the same however many posts there are. */
const shuffleKey = sql`(md5(${posts.id}::text) collate "C")`;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

function order(feed: Feed): SQL[] {
  if (feed.order === 'ranked') return [desc(score(feed)), desc(postId(feed))];
  if (feed.order === 'newest') return [desc(createdAt(feed)), desc(postId(feed))];
  return [shuffleKey];
}

/**
 * What of the feed is read, one after the other. A shuffled feed has one order for everybody, by the digests of ids, and each
 * seed begins at its own place in it and goes round.
 */
function partsOf({ order, ...feed }: Feed, after: After | undefined): readonly (SQL | undefined)[] {
  if (typeof order === 'string') return [after && beyond({ order, ...feed }, after)];
  const start = md5(order.shuffledBy);
  const last = after && md5(after.id);
  const untilStart = sql`${shuffleKey} < ${start}`;
  if (last === undefined) return [sql`${shuffleKey} >= ${start}`, untilStart];
  const afterLast = sql`${shuffleKey} > ${last}`;
  return last >= start ? [afterLast, untilStart] : [and(afterLast, untilStart)];
}

function beyond(feed: Feed, { key, id }: After): SQL {
  if (feed.order === 'ranked') return sql`(${score(feed)}, ${postId(feed)}) < (${key}, ${id}::uuid)`;
  return sql`(${createdAt(feed)}, ${postId(feed)}) < (${new Date(key).toISOString()}::timestamptz, ${id}::uuid)`;
}
