import { sql } from 'drizzle-orm';
import type { Writer } from '../../db/write.ts';
import type { Field, Source, Thing } from './document.ts';
import type { DocumentType } from './schema.ts';

/** A document with its stored columns. */
export interface Document {
  readonly id: string;
  readonly source: Source;
  readonly profileId: string | null;
  readonly price: number | null;
  readonly popularity: number;
  readonly at: Date | null;
}

/** A product as it is indexed, alone or within a post. */
interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly colours: string[];
  readonly language: string | null;
  readonly price: number;
  readonly brand: string | null;
  readonly brandId: string | null;
  readonly retailer: string;
  readonly retailerId: string;
  readonly isOnSale: boolean;
  readonly isInStock: boolean;
}

/** The columns of a product `d` of retailer `r` and perhaps brand `b`. Price drops and stock are computed as on the product's page. */
const product = sql`
  d.id, d.name, d.category, d.colours, d.language, d.price, b.name as brand, d.brand_id as "brandId",
  r.display_name as retailer, d.retailer_id as "retailerId",
  coalesce((select before from price_changes c where c.product_details_id = d.id order by c.at desc limit 1)
    > coalesce(d.local_price, d.price), false) as "isOnSale",
  coalesce((select bool_or(v.quantity is distinct from 0) from retailer_product_variants v
    where v.retailer_product_id = d.retailer_product_id and v.withdrawn_at is null), true) as "isInStock"`;

const fromProducts = sql`product_details d join retailers r on r.id = d.retailer_id left join brands b on b.id = d.brand_id`;

/** Only the beginning of a description is indexed. */
const MOST_OF_DESCRIPTION = 600;

/**
 * The number that counts as very popular: about as many posts show the most shown product, and as many people follow the most followed
 * creator.
 */
const MANY_POSTS = 20;
const MANY_FOLLOWERS = 1_000_000;

/** The documents with these ids, locked until the transaction ends, so no older version overwrites them. */
export const documentsOf: Readonly<
  Record<DocumentType, (db: Writer, ids: readonly string[]) => Promise<readonly Document[]>>
> = {
  async post(db, ids) {
    const { rows } = await db.execute<PostSource>(sql`
      select p.id, p.profile_id as "profileId", p.caption, p.category, p.colours, p.language, p.created_at as at,
        c.name as creator, c.display_name as "displayName", p.score::real / nullif((select max(score) from posts), 0) as popularity,
        array(select hashtag from post_hashtags where post_id = p.id) as hashtags,
        (select coalesce(json_agg(shown order by position), '[]') from (select i.position, ${product}
          from products i, ${fromProducts} where i.post_id = p.id and d.id = i.product_details_id) shown) as products
      from posts p join profiles c on c.id = p.profile_id
      where p.id = any(${sql.param(ids)}::uuid[]) order by p.score desc, p.id for share of p`);
    return rows.map(postDocument);
  },
  async product(db, ids) {
    const { rows } = await db.execute<ProductSource>(sql`
      select ${product}, (select description from retailer_products where id = d.retailer_product_id) as description,
        (select count(*)::int from products where product_details_id = d.id) as posts
      from ${fromProducts} where d.id = any(${sql.param(ids)}::uuid[]) order by posts desc, d.id for share of d`);
    return rows.map(productDocument);
  },
  async profile(db, ids) {
    const { rows } = await db.execute<ProfileSource>(sql`
      select id, name, display_name as "displayName", bio, followers_count as followers
      from profiles where id = any(${sql.param(ids)}::uuid[]) order by followers_count desc, id for share`);
    return rows.map(profileDocument);
  },
};

interface PostSource extends Record<string, unknown> {
  readonly id: string;
  readonly profileId: string;
  readonly caption: string;
  readonly category: string | null;
  readonly colours: string[];
  readonly language: string | null;
  readonly at: string;
  readonly creator: string;
  readonly displayName: string;
  readonly popularity: number | null;
  readonly hashtags: string[];
  readonly products: ProductRow[];
}

function postDocument({ id, caption, language, products, ...post }: PostSource): Document {
  const prices = products.map(({ price }) => price).filter((price) => price > 0);
  return {
    id,
    profileId: post.profileId,
    price: prices.length > 0 ? Math.min(...prices) : null,
    popularity: clamp(post.popularity ?? 0),
    at: new Date(post.at),
    source: {
      title: '',
      fields: [
        { text: caption, weight: 'B', language, hasMeanings: true },
        { text: post.hashtags.map((hashtag) => `#${hashtag}`).join(' '), weight: 'B', language, isName: true },
        { text: post.hashtags.join(' '), weight: 'B', language, isName: true },
        { text: `${post.creator} ${post.displayName}`, weight: 'C', language: 'none', isName: true },
        ...products.flatMap((one) => productFields(one, { name: 'C', shop: 'D' })),
      ],
      things: [
        ...products.map((one) => ({ thing: thingOf(one), weight: 'C' as const })),
        { thing: { category: post.category, colours: [], name: { text: '', weight: 'C', language } }, weight: 'B' },
      ],
      attributes: products.flatMap(attributesOf),
    },
  };
}

interface ProductSource extends ProductRow, Record<string, unknown> {
  readonly description: string | null;
  readonly posts: number;
}

function productDocument({ description, posts, ...row }: ProductSource): Document {
  return {
    id: row.id,
    profileId: null,
    price: row.price > 0 ? row.price : null,
    popularity: clamp(Math.log1p(posts) / Math.log1p(MANY_POSTS)),
    at: null,
    source: {
      title: row.name,
      fields: [
        ...productFields(row, { name: 'A', shop: 'B' }),
        { text: textOf(description ?? ''), weight: 'D', language: row.language },
      ],
      things: [{ thing: thingOf(row), weight: 'A' }],
      attributes: attributesOf(row),
    },
  };
}

interface ProfileSource extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly bio: string;
  readonly followers: number;
}

function profileDocument({ id, name, displayName, bio, followers }: ProfileSource): Document {
  return {
    id,
    profileId: null,
    price: null,
    popularity: clamp(Math.log1p(followers) / Math.log1p(MANY_FOLLOWERS)),
    at: null,
    source: {
      title: name,
      fields: [
        { text: name, weight: 'A', language: 'none', isName: true },
        { text: displayName, weight: 'A', language: 'none', isName: true },
        { text: bio, weight: 'D', language: null },
      ],
      things: [],
      attributes: [],
    },
  };
}

const nameField = ({ name, language }: ProductRow, weight: Field['weight']): Field => ({
  text: name,
  weight,
  language,
});

const productFields = (row: ProductRow, weights: { name: Field['weight']; shop: Field['weight'] }): Field[] => [
  nameField(row, weights.name),
  { text: `${row.brand ?? ''} ${row.retailer}`, weight: weights.shop, language: 'none', isName: true },
];

const thingOf = (row: ProductRow): Thing => ({
  category: row.category,
  colours: row.colours,
  name: nameField(row, 'C'),
});

/** The price in half steps of powers of two, so that a few steps cover a range of prices. */
export const priceStep = (cents: number) => Math.floor(2 * Math.log2(cents + 1));

const attributesOf = (row: ProductRow): [string, string][] => [
  ['retailer', row.retailerId],
  ...(row.brandId === null ? [] : [['brand', row.brandId] as [string, string]]),
  ...(row.category === null ? [] : [['category', row.category] as [string, string]]),
  ...row.colours.map((colour): [string, string] => ['colour', colour]),
  ...(row.isOnSale ? [['sale', 'true'] as [string, string]] : []),
  ...(row.isInStock ? [['stock', 'true'] as [string, string]] : []),
  ...(row.price > 0 ? [['price', String(priceStep(row.price))] as [string, string]] : []),
];

/** The beginning of sanitised HTML, as text. */
const textOf = (html: string) =>
  html
    .slice(0, 2 * MOST_OF_DESCRIPTION)
    .replaceAll(/<[^<>]*>/g, ' ')
    .slice(0, MOST_OF_DESCRIPTION);

const clamp = (value: number) => Math.min(1, Math.max(0, value));
