import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import { posts } from '../posts/schema.ts';

/** How many of the best posts of each category are searched for a picture that no other category has. */
const LOOKED_THROUGH = 24;

const bestHeroes = statement((db, place: Places<{ hashtags: readonly string[] }>) =>
  db
    .select({ hashtag: sql<string>`best.hashtag`, heroMediaId: posts.heroMediaId })
    .from(
      sql`unnest(${place.hashtags}::text[]) asked (hashtag) cross join lateral (
        select hashtag, post_id, score from post_hashtags where post_hashtags.hashtag = asked.hashtag
        order by score desc, post_id desc limit ${sql.raw(String(LOOKED_THROUGH))}) best`,
    )
    .innerJoin(posts, sql`${posts.id} = best.post_id`)
    .orderBy(sql`best.score desc`),
);

/** The hero of each hashtag's best post, and as far as possible of another post for each. */
export async function findHeroes(db: Db, hashtags: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const heroes = Map.groupBy(await bestHeroes(db, { hashtags }), ({ hashtag }) => hashtag);
  const taken = new Map<string, string>();
  for (const hashtag of hashtags) {
    const own = (heroes.get(hashtag) ?? []).map(({ heroMediaId }) => heroMediaId);
    const used = new Set(taken.values());
    const hero = own.find((id) => !used.has(id)) ?? own[0];
    if (hero !== undefined) taken.set(hashtag, hero);
  }
  return taken;
}
