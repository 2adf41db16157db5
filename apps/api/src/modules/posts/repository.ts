import { priceLimits } from '@social-shop/api-contract';
import { and, desc, eq, gt, lte, max, sql, type SQL } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { anyOf, statement, type Places } from '../../db/statement.ts';
import { inOrderOf } from '../../http/byIds.ts';
import type { After, Stretch } from '../../http/paging.ts';
import { mediaObjects } from '../media/schema.ts';
import { profiles } from '../profiles/schema.ts';
import type { RankedFeed } from '../ranks/schema.ts';
import { postHashtags, posts } from './schema.ts';

/** Which posts a list shows, and in which order. */
export interface Feed {
  readonly profileIds?: readonly string[] | undefined;
  /** In lower case. */
  readonly displayName?: string | undefined;
  /** In the form of `normalizeHashtag`. */
  readonly hashtag?: string | undefined;
  /** Only posts with a product below this price in US cents. */
  readonly priceBelow?: number | undefined;
  /** Only posts that show this product. */
  readonly productDetailsId?: string | undefined;
  /** Only posts of the last day or 30 days before the moment. */
  readonly window?: 'day' | 'month';
  /** Its snapshots, whose order precedes that by base score (W33). */
  readonly ranked?: RankedFeed;
  readonly order: 'ranked' | 'newest' | { readonly shuffledBy: string };
}

/** A price as visitors see it, in whole minor units. */
interface LowestPrice {
  readonly amount: number;
  readonly currency: string;
}

/**
 * The lowest price of a post's products, each in its retailer's own currency as `presentProductDetails` states it (W13); null if they have
 * several currencies, or no price (W17). Computed with the post, not stored, so code that adds, prices or withdraws a product need not
 * update it.
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

export const selectPosts = (db: Db) =>
  db.select(columns).from(posts).innerJoin(mediaObjects, eq(mediaObjects.id, posts.heroMediaId));

const postsByIds = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  selectPosts(db).where(eq(posts.id, anyOf(ids))),
);

export async function findPosts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await postsByIds(db, { ids }));
}

/** The hero of the first post of the home page. */
export async function findCover(db: Db): Promise<string | undefined> {
  const [best] = await db.select({ mediaId: posts.heroMediaId }).from(posts).orderBy(desc(posts.score)).limit(1);
  return best?.mediaId;
}

const postIds = statement((db, place: Places<{ id: string }>) =>
  db.select({ id: posts.id }).from(posts).where(eq(posts.id, place.id)),
);

export async function postExists(db: Db, id: string): Promise<boolean> {
  return (await postIds(db, { id })).length > 0;
}

/** The values of a feed's statements; each given one is a condition. */
interface Values extends Part {
  readonly profileIds?: readonly string[] | undefined;
  readonly displayName?: string | undefined;
  readonly hashtag?: string | undefined;
  readonly priceBands?: readonly number[] | undefined;
  readonly productDetailsId?: string | undefined;
  /** Posts that are not in the snapshot of this feed at this moment. */
  readonly without?: RankedFeed | undefined;
  readonly snapshotAt?: Date | undefined;
  /** Posts after it, up to the moment. */
  readonly since?: Date | undefined;
  readonly moment: Date;
}

/** The first and the last position of a statement in its order. */
interface Part {
  /** The row after which it begins: its id, with its score or time. */
  readonly afterId?: string;
  readonly afterScore?: number;
  readonly afterMoment?: string;
  /** Positions in the order of a shuffled feed. */
  readonly fromPlace?: string;
  readonly afterPlace?: string;
  readonly untilPlace?: string;
}

type Order = 'ranked' | 'newest' | 'shuffled';

type PageValues = Places<Values & { readonly count: number }>;

function chosenIn(db: Db, order: Order, values: PageValues) {
  const choice = db.select({ id: posts.id }).from(posts).$dynamic();
  if (values.hashtag) choice.innerJoin(postHashtags, eq(postHashtags.postId, posts.id));
  return choice
    .where(selected(values))
    .orderBy(...ordered(order, values))
    .limit(values.count);
}

/** The first posts of each price band, from an index that has the order within one, and then the first of all. */
const bestOfBands = (order: Order, values: PageValues) => {
  const key = sql.identifier(order === 'ranked' ? 'score' : 'created_at');
  return sql`select best.post_id from unnest(${values.priceBands}::smallint[]) asked (band)
    cross join lateral (select post_id, ${key} from ${postHashtags} where ${selected(values)} and price_band = asked.band
      order by ${sql.join(ordered(order, values), sql`, `)} limit ${values.count}) best
    order by best.${key} desc, best.post_id desc limit ${values.count}`;
};

/** A page of posts: selected in an index, and only then read. Those of a day may be far apart among the best of all. */
const pageIn = (order: Order) =>
  statement((db, values: Places<Values & { readonly count: number }>) => {
    const chosen = values.priceBands ? bestOfBands(order, values) : chosenIn(db, order, values);
    // As an array: for a table of unknown length the server expects so many rows that it would read all posts.
    return selectPosts(db)
      .where(sql`${posts.id} = any(array(${chosen}))`)
      .orderBy(...ordered(order, {}));
  });

const pages = { ranked: pageIn('ranked'), newest: pageIn('newest'), shuffled: pageIn('shuffled') };

interface PageOptions {
  readonly without?: RankedFeed | undefined;
  /** The end of the window of a feed; the moment by default. */
  readonly windowEnd?: Date | undefined;
}

/** The first `count` posts in the order of a feed as of `moment`, after a row if one is given, without its snapshots. */
export async function pageByOrder(
  db: Db,
  feed: Feed,
  { moment, after, count }: Stretch,
  { without, windowEnd = moment }: PageOptions = {},
): Promise<PostRow[]> {
  const page = pages[typeof feed.order === 'string' ? feed.order : 'shuffled'];
  const since = feed.window && new Date(windowEnd.getTime() - WINDOW_MS[feed.window]);
  const values = { ...selection(feed), since, moment, without, snapshotAt: without && moment };
  const rows: PostRow[] = [];
  for (const part of partsOf(feed, after)) {
    rows.push(...(await page(db, { ...values, ...part, count: count - rows.length })));
    if (rows.length === count) break;
  }
  return rows;
}

const newest = statement((db, values: Places<Values>) => {
  const query = db
    .select({ newest: max(createdAt(values)) })
    .from(posts)
    .$dynamic();
  if (values.hashtag) query.innerJoin(postHashtags, eq(postHashtags.postId, posts.id));
  return query.where(selected(values));
});

/** The time of the newest post of `feed`, up to `until`. */
export async function newestMoment(db: Db, feed: Feed, until: Date): Promise<Date | undefined> {
  const [row] = await newest(db, { ...selection(feed), moment: until });
  return row?.newest ?? undefined;
}

/** The sort key of a row in `feed`; a shuffled feed needs the id only. */
export function sortKey(feed: Feed, row: Pick<PostRow, 'score' | 'createdAt'>): number {
  if (feed.order === 'ranked') return row.score;
  return feed.order === 'newest' ? row.createdAt.getTime() : 0;
}

const selection = ({ profileIds, displayName, hashtag, priceBelow, productDetailsId }: Feed) => ({
  profileIds,
  displayName,
  hashtag,
  priceBands:
    priceBelow === undefined ? undefined : priceLimits.flatMap((most, band) => (most <= priceBelow ? band : [])),
  productDetailsId,
});

type ByHashtag = Pick<Places<Values>, 'hashtag'>;

/** The same time, score and id, from the table whose index has the order. */
const createdAt = ({ hashtag }: ByHashtag) => (hashtag ? postHashtags.createdAt : posts.createdAt);
const score = ({ hashtag }: ByHashtag) => (hashtag ? postHashtags.score : posts.score);
const postId = ({ hashtag }: ByHashtag) => (hashtag ? postHashtags.postId : posts.id);

/** In the order of an index, so a page costs the same however many posts there are. */
const shuffleKey = sql`(md5(${posts.id}::text) collate "C")`;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

function ordered(order: Order, values: ByHashtag): SQL[] {
  if (order === 'shuffled') return [shuffleKey];
  return [desc(order === 'ranked' ? score(values) : createdAt(values)), desc(postId(values))];
}

function selected(values: Places<Values>): SQL | undefined {
  const { profileIds, displayName, hashtag, productDetailsId, without, snapshotAt, since, moment } = values;
  const { afterId, afterScore, afterMoment, fromPlace, afterPlace, untilPlace } = values;
  return and(
    profileIds && eq(posts.profileId, anyOf(profileIds)),
    displayName &&
      sql`${posts.profileId} = (select ${profiles.id} from ${profiles} where ${profiles.displayName} = ${displayName})`,
    hashtag && eq(postHashtags.hashtag, hashtag),
    productDetailsId &&
      sql`${posts.id} = any(array(select p.post_id from products p where p.product_details_id = ${productDetailsId}::uuid))`,
    without &&
      sql`not exists (select from ranked_posts r where r.feed = ${without} and r.at = ${snapshotAt} and r.post_id = ${posts.id})`,
    lte(createdAt(values), moment),
    since && gt(createdAt(values), since),
    afterScore && sql`(${score(values)}, ${postId(values)}) < (${afterScore}, ${afterId}::uuid)`,
    afterMoment && sql`(${createdAt(values)}, ${postId(values)}) < (${afterMoment}::timestamptz, ${afterId}::uuid)`,
    fromPlace && sql`${shuffleKey} >= ${fromPlace}`,
    afterPlace && sql`${shuffleKey} > ${afterPlace}`,
    untilPlace && sql`${shuffleKey} < ${untilPlace}`,
  );
}

/**
 * The ranges of the feed that are read, one after the other. A shuffled feed has one order for everybody, by digests of ids. Each seed
 * begins at its own position and wraps around.
 */
function partsOf({ order }: Feed, after: After | undefined): readonly Part[] {
  if (typeof order === 'object') {
    const start = md5(order.shuffledBy);
    const last = after && md5(after.id);
    if (last === undefined) return [{ fromPlace: start }, { untilPlace: start }];
    if (last >= start) return [{ afterPlace: last }, { untilPlace: start }];
    return [{ afterPlace: last, untilPlace: start }];
  }
  if (!after) return [{}];
  const { key, id } = after;
  return [
    order === 'ranked' ? { afterScore: key, afterId: id } : { afterMoment: new Date(key).toISOString(), afterId: id },
  ];
}
