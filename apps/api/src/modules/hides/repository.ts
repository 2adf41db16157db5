import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import { profiles } from '../profiles/schema.ts';
import { hiddenPosts, hiddenProfiles } from './schema.ts';

/** A page needs them all at once, so there is a limit. */
const MOST = 1_000;

const newestPosts = statement((db, { userId }: Places<{ userId: string }>) =>
  db
    .select({ postId: hiddenPosts.postId, hiddenAt: hiddenPosts.hiddenAt })
    .from(hiddenPosts)
    .where(eq(hiddenPosts.userId, userId))
    .orderBy(desc(hiddenPosts.hiddenAt))
    .limit(MOST),
);

const newestProfiles = statement((db, { userId }: Places<{ userId: string }>) =>
  db
    .select({ displayName: profiles.displayName, hiddenAt: hiddenProfiles.hiddenAt })
    .from(hiddenProfiles)
    .innerJoin(profiles, eq(profiles.id, hiddenProfiles.profileId))
    .where(eq(hiddenProfiles.userId, userId))
    .orderBy(desc(hiddenProfiles.hiddenAt))
    .limit(MOST),
);

/** What a person has hidden, the latest first. */
export async function findHides(db: Db, userId: string) {
  const [posts, creators] = await Promise.all([newestPosts(db, { userId }), newestProfiles(db, { userId })]);
  return { posts, creators };
}

/** Hides a post from a person's feeds. @returns when it was hidden, and whether that was now. */
export async function hidePost(db: Db, userId: string, postId: string) {
  const row = { userId, postId, hiddenAt: new Date() };
  const [made] = await db.insert(hiddenPosts).values(row).onConflictDoNothing().returning();
  if (made) return { hiddenAt: made.hiddenAt, isNew: true };
  const [known] = await db
    .select({ hiddenAt: hiddenPosts.hiddenAt })
    .from(hiddenPosts)
    .where(and(eq(hiddenPosts.userId, userId), eq(hiddenPosts.postId, postId)));
  return { hiddenAt: known?.hiddenAt ?? row.hiddenAt, isNew: false };
}

/** The same for all posts of a creator. */
export async function hideProfile(db: Db, userId: string, profileId: string) {
  const row = { userId, profileId, hiddenAt: new Date() };
  const [made] = await db.insert(hiddenProfiles).values(row).onConflictDoNothing().returning();
  if (made) return { hiddenAt: made.hiddenAt, isNew: true };
  const [known] = await db
    .select({ hiddenAt: hiddenProfiles.hiddenAt })
    .from(hiddenProfiles)
    .where(and(eq(hiddenProfiles.userId, userId), eq(hiddenProfiles.profileId, profileId)));
  return { hiddenAt: known?.hiddenAt ?? row.hiddenAt, isNew: false };
}

export async function showPosts(db: Db, userId: string, postIds: readonly string[]): Promise<void> {
  await db.delete(hiddenPosts).where(and(eq(hiddenPosts.userId, userId), inArray(hiddenPosts.postId, [...postIds])));
}

export async function showProfiles(db: Db, userId: string, profileIds: readonly string[]): Promise<void> {
  await db
    .delete(hiddenProfiles)
    .where(and(eq(hiddenProfiles.userId, userId), inArray(hiddenProfiles.profileId, [...profileIds])));
}
