import { mostHits } from '@social-shop/api-contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { literal } from '../../db/literal.ts';
import { candidates, type Selection } from './candidates.ts';
import type { Facet } from './engine.ts';
import { filterText, type Filters } from './tsQuery.ts';

/** The most values of one filter. */
const MOST_VALUES = 24;

/** Each filter with the name of its attribute in the index. */
const ATTRIBUTES = {
  categories: 'category',
  colours: 'colour',
  retailer_ids: 'retailer',
  brand_ids: 'brand',
  on_sale: 'sale',
  in_stock: 'stock',
} as const satisfies Partial<Record<keyof Filters, string>>;

type FacetName = keyof typeof ATTRIBUTES;
const facetNames = Object.keys(ATTRIBUTES) as FacetName[];

/**
 * The number of ranked hits for each other value of each filter. An active filter is ignored when its own values are counted, so with green
 * selected the number for red is shown.
 */
export async function countFacets(db: Db, selection: Selection): Promise<Facet[]> {
  const set = facetNames.filter((name) => selection.filters[name] !== undefined);
  const counts = new Map<FacetName, Facet['values']>();
  // Facets without an active filter are counted together.
  const others = await countsOf(db, selection);
  for (const name of facetNames.filter((one) => !set.includes(one))) counts.set(name, valuesOf(others, name));
  for (const name of set) {
    const { [name]: _, ...filters } = selection.filters;
    counts.set(name, valuesOf(await countsOf(db, { ...selection, filters }), name));
  }
  const labels = await labelsOf(db, [...(counts.get('retailer_ids') ?? []), ...(counts.get('brand_ids') ?? [])]);
  return facetNames.flatMap((name) => {
    const values = (counts.get(name) ?? []).map((one) => ({ ...one, ...labels.get(one.value) }));
    return values.length > 0 ? { name, values } : [];
  });
}

type Counts = readonly { readonly lexeme: string; readonly count: number }[];

/** For posts, only products that match the filters are counted. */
async function countsOf(db: Db, selection: Selection): Promise<Counts> {
  if (selection.type === 'profile') return [];
  const selecting = filterText(selection.filters);
  const documents =
    selection.type === 'product'
      ? sql`found f`
      : sql`found f join products i on i.post_id = f.id join search_products s on s.id = i.product_details_id
          ${selecting === undefined ? sql`` : sql`and s.words @@ ${literal(selecting)}::tsquery`}`;
  const words = selection.type === 'product' ? sql`f.words` : sql`s.words`;
  const { rows } = await db.execute<{ lexeme: string; count: number }>(sql`
    with found as materialized (select id, words from (${candidates(selection)}) c limit ${literal(mostHits)})
    select lexeme, count(distinct f.id)::int as count from ${documents}, unnest(tsvector_to_array(${words})) lexeme
    where lexeme ^@ '=' group by lexeme order by count desc, lexeme`);
  return rows;
}

function valuesOf(counts: Counts, name: FacetName): Facet['values'] {
  const prefix = `=${ATTRIBUTES[name]}:`;
  return counts
    .filter(({ lexeme }) => lexeme.startsWith(prefix))
    .slice(0, MOST_VALUES)
    .map(({ lexeme, count }) => ({ value: lexeme.slice(prefix.length), count }));
}

async function labelsOf(db: Db, values: Facet['values']): Promise<ReadonlyMap<string, { readonly label: string }>> {
  if (values.length === 0) return new Map();
  const ids = sql.param(values.map(({ value }) => value));
  const { rows } = await db.execute<{ id: string; label: string }>(sql`
    select id, display_name as label from retailers where id = any(${ids}::uuid[])
    union all select id, name from brands where id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, label }) => [id, { label }]));
}
