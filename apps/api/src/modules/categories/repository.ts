import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import { posts } from '../posts/schema.ts';

/** How many of the best posts of each category are searched for a picture that no other category has. */
const LOOKED_THROUGH = 24;

const bestPictures = statement((db, place: Places<{ hashtags: readonly string[] }>) =>
  db
    .select({
      hashtag: sql<string>`best.hashtag`,
      mediaId: sql<string>`coalesce(shown.media_id, ${posts.heroMediaId})`,
    })
    .from(
      sql`unnest(${place.hashtags}::text[]) asked (hashtag) cross join lateral (
        select hashtag, post_id, score from post_hashtags where post_hashtags.hashtag = asked.hashtag
        order by score desc, post_id desc limit ${sql.raw(String(LOOKED_THROUGH))}) best`,
    )
    .innerJoin(posts, sql`${posts.id} = best.post_id`)
    .leftJoin(
      sql`lateral (select media_id from products join product_details on product_details.id = product_details_id
        where post_id = best.post_id and category = best.hashtag order by position limit 1) shown`,
      sql`true`,
    )
    .orderBy(sql`shown.media_id is null, best.score desc, best.post_id desc`),
);

/**
 * A picture of each hashtag: the first product of this category in its best posts, or for a hashtag that is no category of products the hero
 * of its best post. As far as possible each has another one.
 */
export async function findPictures(db: Db, hashtags: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pictures = Map.groupBy(await bestPictures(db, { hashtags }), ({ hashtag }) => hashtag);
  const taken = new Map<string, string>();
  for (const hashtag of hashtags) {
    const own = (pictures.get(hashtag) ?? []).map(({ mediaId }) => mediaId);
    const used = new Set(taken.values());
    const picture = own.find((id) => !used.has(id)) ?? own[0];
    if (picture !== undefined) taken.set(hashtag, picture);
  }
  return taken;
}
