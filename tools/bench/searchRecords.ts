import MiniSearch from 'minisearch';
import pg from 'pg';
import type { CreatorRecord, LabelledQuery, PostRecord, ProductRecord, Records } from './relevance.ts';

/** The records of a catalogue, from which labels follow and which MiniSearch indexes. */
export async function readRecords(url: string): Promise<Records> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: products } = await client.query<ProductRecord>(`
      SELECT d.id, d.name, d.category, d.colours, b.name AS brand, r.display_name AS retailer
      FROM product_details d JOIN retailers r ON r.id = d.retailer_id LEFT JOIN brands b ON b.id = d.brand_id`);
    const { rows: posts } = await client.query<PostRecord>(`
      SELECT p.id, p.caption, c.display_name AS creator,
        ARRAY(SELECT hashtag FROM post_hashtags WHERE post_id = p.id) AS hashtags,
        ARRAY(SELECT product_details_id::text FROM products WHERE post_id = p.id) AS "productIds"
      FROM posts p JOIN profiles c ON c.id = p.profile_id`);
    const { rows: creators } = await client.query<CreatorRecord>(
      'SELECT id, name, display_name AS "displayName" FROM profiles',
    );
    return { products, posts, creators };
  } finally {
    await client.end();
  }
}

/** The same records in MiniSearch: beginnings, a fifth of a word's letters wrong, names twice as heavy. */
export function miniSearchOf({
  products,
  posts,
  creators,
}: Records): (query: LabelledQuery, count: number) => string[] {
  const make = (documents: readonly { id: string; name: string; rest: string }[]) => {
    const index = new MiniSearch({
      fields: ['name', 'rest'],
      searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 } },
    });
    index.addAll(documents);
    return index;
  };
  const byId = new Map(products.map((product) => [product.id, product]));
  const wordsOf = ({ category, colours, brand, retailer }: ProductRecord) =>
    [category ?? '', ...colours, brand ?? '', retailer].join(' ');
  const names = new Map(creators.map(({ displayName, name }) => [displayName, name]));
  const indexes = {
    product: make(products.map((product) => ({ id: product.id, name: product.name, rest: wordsOf(product) }))),
    post: make(
      posts.map(({ id, caption, hashtags, creator, productIds }) => {
        const shown = productIds.flatMap((productId) => byId.get(productId) ?? []);
        const rest = [
          ...hashtags,
          creator,
          names.get(creator) ?? '',
          ...shown.flatMap((one) => [one.name, wordsOf(one)]),
        ];
        return { id, name: caption, rest: rest.join(' ') };
      }),
    ),
    profile: make(creators.map(({ id, name, displayName }) => ({ id, name, rest: displayName }))),
  };
  return ({ type, text }, count) =>
    indexes[type]
      .search(text)
      .slice(0, count)
      .map(({ id }) => String(id));
}
