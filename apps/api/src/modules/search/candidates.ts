import { mostHits } from '@social-shop/api-contract';
import { sql, type SQL } from 'drizzle-orm';
import { literal } from '../../db/literal.ts';
import type { DocumentType } from './schema.ts';
import { filterText, type Filters } from './tsQuery.ts';

/** What selects documents. */
export interface Selection {
  readonly type: DocumentType;
  /** A `tsquery`; undefined for everything. */
  readonly query: string | undefined;
  readonly filters: Filters;
  readonly profileId: string | undefined;
}

const TABLES = { post: sql`search_posts`, product: sql`search_products`, profile: sql`search_profiles` };

/**
 * The documents that match a selection: one more than are ranked, so the caller knows whether there are more. Values are literals, because
 * the best plan depends on them: a table scan for a frequent word, the index for a rare one. The table has popular documents first, because
 * the index was built in that order.
 */
export function candidates({ type, query, filters, profileId }: Selection): SQL {
  const selecting = filterText(filters);
  const words = [query, selecting].filter((text) => text !== undefined).join(' & ');
  const conditions = [
    ...(words === '' ? [] : [sql`d.words @@ ${literal(words)}::tsquery`]),
    ...(type === 'product' ? prices(filters) : []),
    // For a post, all of it has to match the same product.
    ...(type === 'post' && selecting !== undefined
      ? [
          sql`exists (select from products i join search_products s on s.id = i.product_details_id
            where ${sql.join([sql`i.post_id = d.id`, sql`s.words @@ ${literal(selecting)}::tsquery`, ...prices(filters, sql`s`)], sql` and `)})`,
        ]
      : []),
    ...(profileId === undefined ? [] : [ofCreator(type, profileId)]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  return sql`select d.id, d.words, d.price from ${TABLES[type]} d ${where} limit ${literal(mostHits + 1)}`;
}

function prices({ price_min: from, price_max: to }: Filters, table = sql`d`): SQL[] {
  return [
    ...(from === undefined ? [] : [sql`${table}.price >= ${literal(from)}`]),
    ...(to === undefined ? [] : [sql`${table}.price <= ${literal(to)}`]),
  ];
}

function ofCreator(type: DocumentType, profileId: string): SQL {
  if (type === 'post') return sql`d.profile_id = ${literal(profileId)}::uuid`;
  if (type === 'profile') return sql`d.id = ${literal(profileId)}::uuid`;
  return sql`d.id = any(array(select i.product_details_id from products i join posts p on p.id = i.post_id
    where p.profile_id = ${literal(profileId)}::uuid))`;
}
