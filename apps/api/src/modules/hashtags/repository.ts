import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import { postHashtags, posts } from '../posts/schema.ts';

const TOP_CREATORS = 8;

const creatorsOfHashtag = statement((db, place: Places<{ name: string }>) =>
  db
    .select({ profileId: posts.profileId, postsCount: sql<number>`count(*)::integer` })
    .from(postHashtags)
    .innerJoin(posts, eq(posts.id, postHashtags.postId))
    .where(eq(postHashtags.hashtag, place.name))
    .groupBy(posts.profileId)
    .orderBy(sql`count(*) desc`, posts.profileId),
);

/** What a hashtag has; nothing without a post. */
export async function findHashtag(db: Db, name: string) {
  const creators = await creatorsOfHashtag(db, { name });
  if (creators.length === 0) return undefined;
  const postsCount = creators.reduce((sum, creator) => sum + creator.postsCount, 0);
  return { name, postsCount, creatorsCount: creators.length, topCreators: creators.slice(0, TOP_CREATORS) };
}
