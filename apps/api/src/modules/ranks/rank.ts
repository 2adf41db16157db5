import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { timeOrderedId } from '../../db/timeOrderedId.ts';
import { rankedFeeds, rankedPosts, type RankedFeed } from './schema.ts';

/** Posts of a feed in a snapshot. After them the feed continues by base score (W33). */
export const SNAPSHOT_SIZE = 2_000;

/** Maximum posts of a day that are ranked, the newest ones. It limits the work on days with more posts than anybody pages through. */
const MOST_OF_A_DAY = 5_000;

/** Base scores of neighbours in a feed are about this far apart: a click or a like lifts a post by one place, a share by four. */
const POINTS = sql`sum(case kind when 'share' then 4000 else 1000 end)`;

/**
 * Writes a snapshot of each ranked feed as of `moment`. It reads at most a snapshot, a day's posts and a week's activity, so its time does
 * not grow with the catalogue.
 */
export async function rankFeeds(db: Pick<Db, 'execute'>, moment: Date, size = SNAPSHOT_SIZE): Promise<void> {
  for (const feed of rankedFeeds) {
    await db.execute(
      sql`insert into ${rankedPosts} (feed, at, place, post_id)
      select ${feed}, ${moment.toISOString()}::timestamptz, row_number() over (order by ${order[feed]}) - 1, id
      from (${candidates[feed](moment.toISOString())}) candidates
      order by ${order[feed]} limit ${size} on conflict do nothing`,
    );
  }
}

const order: Readonly<Record<RankedFeed, SQL>> = {
  featured: sql`score + points desc, id desc`,
  today: sql`score + points desc, id desc`,
  // A post of each creator before the second of any.
  creators: sql`turn, score + points desc, id desc`,
  shared: sql`shares desc, score desc, id desc`,
};

/** Activity of posts within a period: the highest first, as many as a snapshot holds. */
const activity = (moment: string, ago: SQL) => sql`
  select post_id, ${POINTS} as points, count(*) filter (where kind = 'share') as shares
  from post_activity where hour >= ${moment}::timestamptz - ${ago} and hour <= ${moment}::timestamptz
  group by post_id order by shares desc, points desc limit ${SNAPSHOT_SIZE}`;

const DAY_MS = 86_400_000;

/** What follows of the last day add to each post of a creator: four of them lift it by one place. Ids of follows rise with time. */
const followed = (moment: string) => sql`
  select profile_id, count(*) * 250 as points from follows
  where id >= ${timeOrderedId(Date.parse(moment) - DAY_MS)}::uuid and created_at <= ${moment}::timestamptz
  group by profile_id`;

const day = sql`interval '1 day'`;
const week = sql`interval '7 days'`;

/** The best posts of all, and those with activity. */
const bestAndMoved = (ago: SQL) => (moment: string) => sql`
  with activity as materialized (${activity(moment, ago)}), followed as materialized (${followed(moment)})
  select id, score, coalesce(activity.points, 0) + coalesce(followed.points, 0) as points, coalesce(shares, 0) as shares
  from (
    (select id, profile_id, score from posts where created_at <= ${moment}::timestamptz order by score desc, id desc limit ${SNAPSHOT_SIZE})
    -- As an array: for a join the server reads all posts.
    union select id, profile_id, score from posts
    where id = any(array(select post_id from activity)) and created_at <= ${moment}::timestamptz) chosen
  left join activity on activity.post_id = id
  left join followed on followed.profile_id = chosen.profile_id`;

/** The posts of the last day on which there were any, by the day of its newest post. */
const ofTheDay = (moment: string) => sql`
  with activity as materialized (${activity(moment, day)}), followed as materialized (${followed(moment)})
  select id, score, coalesce(activity.points, 0) + coalesce(followed.points, 0) as points,
    row_number() over (partition by chosen.profile_id order by score + coalesce(activity.points, 0) desc, id desc) as turn
  from (
    select id, profile_id, score from posts
    where created_at <= ${moment}::timestamptz
      and created_at > (select max(created_at) from posts where created_at <= ${moment}::timestamptz) - ${day}
    order by created_at desc, id desc limit ${MOST_OF_A_DAY}) chosen
  left join activity on activity.post_id = id
  left join followed on followed.profile_id = chosen.profile_id`;

const candidates: Readonly<Record<RankedFeed, (moment: string) => SQL>> = {
  featured: bestAndMoved(day),
  today: ofTheDay,
  creators: ofTheDay,
  shared: bestAndMoved(week),
};
