import { categories, namedCategories } from '@social-shop/api-contract';
import { INDEXED_FROM_POSTS } from '@social-shop/api-contract/hashtag';
import { and, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { hashtags } from '../hashtags/schema.ts';

/** A ranked feed, which is never empty. */
const ALWAYS: string = 'ltkpopulartoday';

const byHashtag = new Map<string, string>([
  ...categories.map((key) => [key, key] as const),
  // The shop's own spelling of an address wins.
  ...namedCategories.map((key) => [key.toLowerCase(), key] as const),
]);

/** The categories with enough posts, as addresses spell them. */
export async function findListedCategories(db: Db): Promise<readonly string[]> {
  const rows = await db
    .select({ name: hashtags.name })
    .from(hashtags)
    .where(and(inArray(hashtags.name, [...byHashtag.keys()]), gte(hashtags.postsCount, INDEXED_FROM_POSTS)));
  const found = new Set([ALWAYS, ...rows.map(({ name }) => name)]);
  return [...byHashtag].flatMap(([name, key]) => (found.has(name) ? key : []));
}
