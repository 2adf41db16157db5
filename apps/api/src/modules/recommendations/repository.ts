import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { anyOf, statement, type Places } from '../../db/statement.ts';
import { follows } from '../follows/schema.ts';
import { hiddenProfiles } from '../hides/schema.ts';
import { likes } from '../likes/schema.ts';
import { posts } from '../posts/schema.ts';
import { profiles } from '../profiles/schema.ts';

/** The number of latest likes that recommendations are based on. */
const LIKES = 100;

interface Values {
  readonly userId: string;
  readonly count: number;
}

/** Creators whom a person follows or has hidden. */
const known = (db: Db, userId: Places<Values>['userId']) =>
  unionAll(
    db.select({ id: follows.profileId }).from(follows).where(eq(follows.userId, userId)),
    db.select({ id: hiddenProfiles.profileId }).from(hiddenProfiles).where(eq(hiddenProfiles.userId, userId)),
  );

const creatorsOfLiked = statement((db, { userId, count }: Places<Values>) => {
  const latest = db
    .select({ postId: likes.postId, likedAt: likes.likedAt })
    .from(likes)
    .where(eq(likes.userId, userId))
    .orderBy(desc(likes.likedAt))
    .limit(LIKES)
    .as('latest');
  return db
    .select({ id: posts.profileId })
    .from(latest)
    .innerJoin(posts, eq(posts.id, latest.postId))
    .where(notInArray(posts.profileId, known(db, userId)))
    .groupBy(posts.profileId)
    .orderBy(sql`count(*) desc`, sql`max(${latest.likedAt}) desc`, desc(posts.profileId))
    .limit(count);
});

const mostFollowed = statement((db, { userId, liked, count }: Places<Values & { liked: readonly string[] }>) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(sql`not ${eq(profiles.id, anyOf(liked))}`, notInArray(profiles.id, known(db, userId))))
    .orderBy(desc(profiles.followersRanked), desc(profiles.id))
    .limit(count),
);

/** Creators whom a person neither follows nor has hidden: first those of posts the person likes, then those with the most followers. */
export async function recommendProfiles(db: Db, userId: string, count: number): Promise<string[]> {
  const liked = (await creatorsOfLiked(db, { userId, count })).map(({ id }) => id);
  if (liked.length === count) return liked;
  const others = await mostFollowed(db, { userId, liked, count: count - liked.length });
  return [...liked, ...others.map(({ id }) => id)];
}
