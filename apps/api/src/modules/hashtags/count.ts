import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { hashtags } from './schema.ts';

const TOP_CREATORS = 8;
/** Hashtags counted in a batch. */
const BATCH = 20;

/** Counts some of the hashtags whose posts have changed. @returns whether there may be more. */
export async function countHashtags(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with changed as (
      -- Those that are changing are left for the next time.
      select name from ${hashtags} where counted_at is null order by name limit ${BATCH} for update skip locked
    ), by_creator as (
      select name, profile_id, count(*)::integer as posts
      from changed join post_hashtags on hashtag = name join posts on posts.id = post_id group by name, profile_id
    ), ranked as (
      select *, row_number() over (partition by name order by posts desc, profile_id) as place from by_creator
    ), counted as (
      select name, sum(posts)::integer as posts, count(*)::integer as creators,
        jsonb_agg(jsonb_build_object('profileId', profile_id, 'postsCount', posts) order by place)
          filter (where place <= ${TOP_CREATORS}) as top_creators
      from ranked group by name
    )
    update ${hashtags} set counted_at = now(), posts_count = coalesce(posts, 0), creators_count = coalesce(creators, 0),
      top_creators = coalesce(counted.top_creators, '[]')
    from changed left join counted using (name) where hashtags.name = changed.name returning 1`);
  return rows.length === BATCH;
}

/** Counts all of them, after many posts were added at once. */
export async function countAllHashtags(db: Pick<Db, 'execute'>): Promise<void> {
  while (await countHashtags(db));
}
