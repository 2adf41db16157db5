import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import type { Stretch } from '../../http/paging.ts';
import { follows } from '../follows/schema.ts';
import { selectPosts, type PostRow } from './repository.ts';
import { posts } from './schema.ts';

interface Values {
  readonly userId: string;
  readonly moment: string;
  readonly lastAt?: string | undefined;
  readonly lastId?: string | undefined;
  readonly count: number;
}

/**
 * Nothing is stored per follower: the newest post of each followed creator is one look at an index, and only the `count` creators whose
 * newest posts are newest can have a post on the page (docs/decisions/0040).
 */
const followedPosts = statement((db, { userId, moment, lastAt, lastId, count }: Places<Values>) => {
  const newestOf = (creator: string, limit: unknown) => sql`
    select id, created_at from ${posts}
    where profile_id = ${sql.raw(creator)}.profile_id and created_at <= ${moment}::timestamptz
    ${lastAt ? sql`and (created_at, id) < (${lastAt}::timestamptz, ${lastId}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit}`;
  const chosen = sql`
    select post.id from (
      select f.profile_id from ${follows} f cross join lateral (${newestOf('f', sql`1`)}) newest
      where f.user_id = ${userId} order by newest.created_at desc, newest.id desc limit ${count}
    ) creator cross join lateral (${newestOf('creator', count)}) post
    order by post.created_at desc, post.id desc limit ${count}`;
  return selectPosts(db)
    .where(sql`${posts.id} = any(array(${chosen}))`)
    .orderBy(desc(posts.createdAt), desc(posts.id));
});

/** The first `count` posts of the creators whom a person follows as of `moment`, newest first, after one of them. */
export const pageOfFollowedPosts = (db: Db, userId: string, { moment, after, count }: Stretch): Promise<PostRow[]> =>
  followedPosts(db, {
    userId,
    moment: moment.toISOString(),
    lastAt: after && new Date(after.key).toISOString(),
    lastId: after?.id,
    count,
  });
