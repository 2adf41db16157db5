import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { statement, type Places } from '../../db/statement.ts';
import { hashtags } from './schema.ts';

const hashtagsByName = statement((db, place: Places<{ name: string }>) =>
  db.select().from(hashtags).where(eq(hashtags.name, place.name)),
);

/** The last counts of a hashtag; undefined if it has no post. */
export async function findHashtag(db: Db, name: string) {
  const [row] = await hashtagsByName(db, { name });
  return row && row.postsCount > 0 ? row : undefined;
}
