import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { anyOf, statement, type Places } from '../../db/statement.ts';
import { unavailable } from '../../plugins/errors.ts';
import { postExists } from '../posts/repository.ts';
import { posts } from '../posts/schema.ts';
import { likes } from './schema.ts';

export interface LikeRow {
  readonly postId: string;
  readonly likedAt: Date;
}

const shown = { postId: likes.postId, likedAt: likes.likedAt };

const likesOfPosts = statement((db, { userId, postIds }: Places<{ userId: string; postIds: readonly string[] }>) =>
  db
    .select(shown)
    .from(likes)
    .where(and(eq(likes.userId, userId), eq(likes.postId, anyOf(postIds)))),
);

/** A person's likes of these posts, in no order. */
export const findLikes = (db: Db, userId: string, postIds: readonly string[]): Promise<LikeRow[]> =>
  likesOfPosts(db, { userId, postIds });

interface PageValues {
  readonly userId: string;
  readonly before?: Date | undefined;
  readonly count: number;
}

const newestLikes = statement((db, { userId, before, count }: Places<PageValues>) =>
  db
    .select(shown)
    .from(likes)
    .where(and(eq(likes.userId, userId), before && lt(likes.likedAt, before)))
    .orderBy(desc(likes.likedAt))
    .limit(count),
);

/** The newest `count` likes of a person before a moment. */
export const pageOfLikes = (db: Db, values: PageValues): Promise<LikeRow[]> => newestLikes(db, values);

/** A millisecond after the person's latest like, if that is not in the past. No row if there is a like of the post or of the moment. */
const newLike = statement((db, { userId, postId, now }: Places<{ userId: string; postId: string; now: string }>) =>
  db
    .insert(likes)
    .select(
      sql`select ${userId}::uuid, ${posts.id}, greatest(${now}::timestamptz,
        (select max(liked_at) + interval '1 millisecond' from likes where user_id = ${userId}::uuid))
      from ${posts} where ${posts.id} = ${postId}::uuid`,
    )
    .onConflictDoNothing()
    .returning(shown),
);

/** More than a person can send at a time: each failed attempt means that another like of the person was stored. */
const ATTEMPTS = 100;

/** Stores a like unless there is one. @returns undefined if there is no such post. */
export async function addLike(db: Db, userId: string, postId: string) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [made] = await newLike(db, { userId, postId, now: new Date().toISOString() });
    if (made) return { like: made, isNew: true };
    const [like] = await findLikes(db, userId, [postId]);
    if (like) return { like, isNew: false };
    if (!(await postExists(db, postId))) return undefined;
  }
  throw unavailable('The person likes too many posts at once.');
}

export async function removeLikes(db: Db, userId: string, postIds: readonly string[]): Promise<void> {
  await db.delete(likes).where(and(eq(likes.userId, userId), inArray(likes.postId, [...postIds])));
}
