import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { anyOf, statement, type Places } from '../../db/statement.ts';
import { inOrderOf } from '../../http/byIds.ts';
import { mediaObjects } from '../media/schema.ts';
import { profiles } from './schema.ts';

export type ProfileRow = Awaited<ReturnType<typeof findProfiles>>[number];

const selectProfiles = (db: Db) =>
  db
    .select({
      id: profiles.id,
      displayName: profiles.displayName,
      name: profiles.name,
      bio: profiles.bio,
      avatarMediaId: profiles.avatarMediaId,
      coverMediaId: profiles.coverMediaId,
      coverColor: mediaObjects.dominantColor,
    })
    .from(profiles)
    .leftJoin(mediaObjects, eq(mediaObjects.id, profiles.coverMediaId));

const profilesByIds = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  selectProfiles(db).where(eq(profiles.id, anyOf(ids))),
);

export async function findProfiles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await profilesByIds(db, { ids }));
}

const profilesByNames = statement((db, { names }: Places<{ names: readonly string[] }>) =>
  selectProfiles(db).where(eq(profiles.displayName, anyOf(names))),
);

/** Case-insensitive: display names are lower case. */
export async function findProfilesByName(db: Db, displayNames: readonly string[]): Promise<ProfileRow[]> {
  const names = [...new Set(displayNames.map((name) => name.toLowerCase()))];
  if (names.length === 0) return [];
  const rows = await profilesByNames(db, { names });
  const byName = new Map(rows.map((row) => [row.displayName, row]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

const followersCounts = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  db
    .select({ id: profiles.id, followersCount: profiles.followersCount })
    .from(profiles)
    .where(eq(profiles.id, anyOf(ids))),
);

/** The number of followers of each of these creators, in any order. */
export const findFollowersCounts = (db: Db, ids: readonly string[]) => followersCounts(db, { ids });

export async function findFollowersCount(db: Db, profileId: string): Promise<number | undefined> {
  const [row] = await findFollowersCounts(db, [profileId]);
  return row?.followersCount;
}
