import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import type { Stretch } from '../../http/paging.ts';
import { follows } from '../follows/schema.ts';
import { likes } from '../likes/schema.ts';
import { findPosts, type PostRow } from './repository.ts';
import { posts } from './schema.ts';

/** Percent of its score that a post counts, as text of a statement. */
const ANY = sql.raw('100');
/** More, if the person follows its creator. */
const FOLLOWED = sql.raw('50');
/** More for each liked post of the creator, and at most. */
const LIKED = sql.raw('10');
const MOST_LIKED = sql.raw('50');
/** How many of the latest likes count. */
const LIKES = sql.raw('200');
/** Maximum known creators: those with the most weight, then the most recent ones. */
const KNOWN = sql.raw('200');

interface Values {
  readonly userId: string;
  readonly moment: string;
  /** Weighted score and id of the post after which the page begins. */
  readonly lastKey?: number | undefined;
  readonly lastId?: string | undefined;
  readonly count: number;
}

/**
 * The best posts by weighted score. Posts of creators whom the person knows are read per creator, as in the following feed. Posts of all others
 * come from the index of scores, down to the worst that can be on the page. Likes and follows after `moment` do not count, so they move no post.
 */
const bestPosts = statement((db, { userId, moment, lastKey, lastId, count }: Places<Values>) => {
  /** The best posts that meet `where`, for which `weight` percent of their score count. */
  const best = (where: SQL, weight: SQL, limit: unknown) => sql`
    select id, score::bigint * ${weight} as key from ${posts} where ${where} and created_at <= ${moment}::timestamptz
    ${lastKey ? sql`and score <= ${lastKey}::bigint / ${weight} and (score::bigint * ${weight}, id) < (${lastKey}::bigint, ${lastId}::uuid)` : sql``}
    order by score desc, id desc limit ${limit}`;
  const ofCreator = (limit: unknown) => best(sql`profile_id = creator.profile_id`, sql`creator.weight`, limit);
  const ofOthers = best(
    sql`profile_id not in (select profile_id from known)
      and score >= (select case when count(*) = ${count} then min(key) / ${ANY} else -2147483648 end from of_known)`,
    ANY,
    count,
  );
  const pageOfBest = sql`(
    with known as materialized (
      select profile_id, ${ANY} + max(followed) + least(sum(liked), ${MOST_LIKED})::int as weight from (
        select profile_id, ${FOLLOWED} as followed, 0 as liked, created_at as at from ${follows}
        where user_id = ${userId} and created_at <= ${moment}::timestamptz
        union all
        select p.profile_id, 0, ${LIKED}, liked_at from (
          select post_id, liked_at from ${likes} where user_id = ${userId} and liked_at <= ${moment}::timestamptz
          order by liked_at desc limit ${LIKES}
        ) latest join ${posts} p on p.id = latest.post_id
      ) reasons group by profile_id order by weight desc, max(at) desc, profile_id limit ${KNOWN}
    ), of_known as materialized (
      select post.id, post.key from (
        select creator.* from known creator cross join lateral (${ofCreator(sql`1`)}) first
        order by first.key desc, first.id desc limit ${count}
      ) creator cross join lateral (${ofCreator(count)}) post
      order by post.key desc, post.id desc limit ${count}
    ), of_others as (${ofOthers})
    select id, key from of_known union all select id, key from of_others
    order by key desc, id desc limit ${count}) best`;
  return db
    .select({ id: sql<string>`id`, key: sql<string>`key` })
    .from(pageOfBest)
    .orderBy(sql`key desc, id desc`);
});

/** A post with its weighted score. */
export type RankedPost = PostRow & { readonly key: number };

/** The first `count` posts for a person as of `moment`, the most fitting first, after one of them (W9). */
export async function pageForPerson(db: Db, userId: string, { moment, after, count }: Stretch): Promise<RankedPost[]> {
  const values = { userId, moment: moment.toISOString(), lastKey: after?.key, lastId: after?.id, count };
  const best = new Map((await bestPosts(db, values)).map(({ id, key }) => [id, Number(key)]));
  return (await findPosts(db, [...best.keys()])).map((post) => ({ ...post, key: best.get(post.id) ?? 0 }));
}
