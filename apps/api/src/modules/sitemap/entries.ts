import { INDEXED_FROM_POSTS } from '@social-shop/api-contract/hashtag';
import { sql, type SQL } from 'drizzle-orm';
import type { GrowingKind } from './schema.ts';

/** The rows of a kind: their table, the key in their addresses, and the other columns of the sitemap. */
interface Source {
  readonly table: SQL;
  readonly key: SQL;
  /** A key as the database compares it. */
  readonly asKey: (key: string) => SQL;
  readonly mediaId?: SQL;
  readonly createdAt?: SQL;
  /** Condition for rows whose page search engines may index. */
  readonly only?: SQL;
}

const uuid = (key: string) => sql`${key}::uuid`;
const text = (key: string) => sql`${key}`;

const sources: Readonly<Record<GrowingKind, Source>> = {
  creators: {
    table: sql`profiles`,
    key: sql`display_name`,
    asKey: text,
    mediaId: sql`avatar_media_id`,
    only: sql`exists (select from posts where profile_id = profiles.id)`,
  },
  hashtags: {
    table: sql`hashtags`,
    key: sql`name`,
    asKey: text,
    only: sql`posts_count >= ${sql.raw(String(INDEXED_FROM_POSTS))}`,
  },
  posts: {
    table: sql`posts`,
    key: sql`id`,
    asKey: uuid,
    mediaId: sql`hero_media_id`,
    createdAt: sql`created_at`,
  },
  products: { table: sql`product_details`, key: sql`id`, asKey: uuid, mediaId: sql`media_id` },
};

/** The keys of a kind from one on, in their order, whether their pages are for search engines or not. */
export function keysOf(kind: GrowingKind, firstKey: string): SQL {
  const { table, key, asKey } = sources[kind];
  return sql`select ${key} as key from ${table} where ${key} >= ${asKey(firstKey)} order by ${key}`;
}

/** The entries of a kind from one key until before another, or until the end. */
export function entriesOf(kind: GrowingKind, firstKey: string, until: string | undefined): SQL {
  const { table, key, asKey, mediaId = sql`null::uuid`, createdAt = sql`null::timestamptz`, only } = sources[kind];
  return sql`
    select ${key} as key, ${mediaId} as media_id, ${createdAt} as created_at from ${table}
    where ${key} >= ${asKey(firstKey)} ${until === undefined ? sql`` : sql`and ${key} < ${asKey(until)}`}
      ${only ? sql`and ${only}` : sql``}
    order by ${key}`;
}
