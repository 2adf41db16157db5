import { desc, sql } from 'drizzle-orm';
import { statement, type Places } from '../../db/statement.ts';
import { posts } from './schema.ts';

interface Values {
  readonly profileIds: readonly string[];
  /** Posts of each creator. */
  readonly count: number;
}

/** The latest posts of each of these creators, newest first: as many looks at an index as there are creators. */
export const latestOfEach = statement((db, { profileIds, count }: Places<Values>) => {
  const chosen = sql`select latest.id from unnest(${profileIds}::uuid[]) creator(id) cross join lateral (
    select id from ${posts} where profile_id = creator.id order by created_at desc, id desc limit ${count}) latest`;
  return db
    .select({
      id: posts.id,
      profileId: posts.profileId,
      heroMediaId: posts.heroMediaId,
      videoMediaId: posts.videoMediaId,
    })
    .from(posts)
    .where(sql`${posts.id} = any(array(${chosen}))`)
    .orderBy(desc(posts.createdAt), desc(posts.id));
});
