import { desc, sql, type SQL } from 'drizzle-orm';
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

/** The newest posts that are searched first. If they do not fill a page, the posts of each followed creator are read. */
const LOOKED_THROUGH = sql.raw('500');

const newest = ({ moment, lastAt, lastId }: Places<Values>, where: SQL, limit: unknown) => sql`
  select id, created_at, profile_id from ${posts} where ${where} and created_at <= ${moment}::timestamptz
  ${lastAt ? sql`and (created_at, id) < (${lastAt}::timestamptz, ${lastId}::uuid)` : sql``}
  order by created_at desc, id desc limit ${limit}`;

const selectChosen = (db: Db, chosen: SQL) =>
  selectPosts(db)
    .where(sql`${posts.id} = any(array(${chosen}))`)
    .orderBy(desc(posts.createdAt), desc(posts.id));

/** The posts of followed creators among the newest posts. They fill a page for a person who follows many creators. */
const amongNewest = statement((db, values: Places<Values>) =>
  selectChosen(
    db,
    // `is true`: as a join, the server would look through all of the newest before it takes the first.
    sql`select id from (${newest(values, sql`true`, LOOKED_THROUGH)}) recent
      where (profile_id in (select profile_id from ${follows} where user_id = ${values.userId})) is true
      order by created_at desc, id desc limit ${values.count}`,
  ),
);

/** Reads the newest post of each followed creator by one index look-up. Only the first `count` creators can be on the page. */
const ofEachCreator = statement((db, values: Places<Values>) => {
  const ofCreator = (limit: unknown) => newest(values, sql`profile_id = creator.profile_id`, limit);
  return selectChosen(
    db,
    sql`select post.id from (
      select creator.profile_id from ${follows} creator cross join lateral (${ofCreator(sql`1`)}) first
      where creator.user_id = ${values.userId} order by first.created_at desc, first.id desc limit ${values.count}
    ) creator cross join lateral (${ofCreator(values.count)}) post
    order by post.created_at desc, post.id desc limit ${values.count}`,
  );
});

/**
 * The first `count` posts of the creators whom a person follows as of `moment`, newest first, after one of them. Nothing is stored per
 * follower (docs/decisions/0040).
 */
export async function pageOfFollowedPosts(
  db: Db,
  userId: string,
  { moment, after, count }: Stretch,
): Promise<PostRow[]> {
  const lastAt = after && new Date(after.key).toISOString();
  const values = { userId, moment: moment.toISOString(), lastAt, lastId: after?.id, count };
  const found = await amongNewest(db, values);
  return found.length === count ? found : ofEachCreator(db, values);
}
