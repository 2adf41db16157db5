import { Type } from 'typebox';
import { Ltk } from './posts.ts';
import { Product, ProductDetails } from './products.ts';
import { Profile } from './profiles.ts';
import { Currency, Id, Ids, Money, limit, object, schemas, withDefault } from './wire.ts';

/** The limit of a query in characters as visitors count them; longer queries are cut (S10). */
export const longestQuery = 100;

/** Maximum hits that are ranked and counted. If `total` is this number and `complete` is false, show '1,000+'. */
export const mostHits = 1_000;

/** A query as it is typed. Characters may have several code units. */
const queryText = () => Type.String({ maxLength: 2_000 });

/** The number of a page, from 0. */
const PageNumber = withDefault(Type.Integer({ minimum: 0, maximum: mostHits }), 0);

/** The client's name and version, which clients of the specification send. The platform ignores it. */
const Analytics = Type.Optional(
  object({ version: Type.Optional(Type.String({ maxLength: 50 })), platform: Type.Optional(Type.Enum(['web'])) }),
);

/**
 * Conditions on products. A post matches if one of its products fulfils all of them. Several values of a list are alternatives. Prices are
 * US cents, the upper one included.
 */
export const SearchFilters = object({
  price_min: Type.Optional(Money),
  price_max: Type.Optional(Money),
  on_sale: Type.Optional(Type.Boolean()),
  in_stock: Type.Optional(Type.Boolean()),
  retailer_ids: Type.Optional(Ids),
  brand_ids: Type.Optional(Ids),
  categories: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { minItems: 1, maxItems: 32 })),
  colours: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { minItems: 1, maxItems: 32 })),
});

/** The number of hits for another value of a filter, combined with the other filters. */
export const SearchFacet = object({
  name: Type.Enum(['categories', 'colours', 'retailer_ids', 'brand_ids', 'on_sale', 'in_stock']),
  values: Type.Array(
    object({
      /** As in the filter: an id, a name, or `true`. */
      value: Type.String(),
      /** The name of a retailer or brand. */
      label: Type.Optional(Type.String()),
      count: Type.Integer({ minimum: 1 }),
    }),
  ),
});

const Ranking = withDefault(Type.Enum(['relevant', 'newest', 'price_asc', 'price_desc']), 'relevant');
const Context = withDefault(Type.String({ maxLength: 100 }), 'include:gallery_products');

/** A post or a creator that a query has found. `object_id` is the id of the hit, `objectID` in code (W2). */
export const SearchHit = object({
  object_id: Id,
  type: Type.Enum(['post', 'profile']),
  /** Of a post. */
  post_id: Type.Optional(Id),
  /** Of a post: its first product. */
  product_id: Type.Optional(Id),
  /** The creator. */
  post_profile_id: Id,
  post_profile_display: Type.String(),
  image_link: Type.String(),
});

/** The place of a page. */
export const HitsMeta = object({
  page: Type.Integer(),
  nb_pages: Type.Integer(),
  nb_hits: Type.Integer(),
  hits_per_page: Type.Integer(),
  /** Whether all hits are counted; false for '1,000+'. */
  complete: Type.Boolean(),
  query_id: Id,
});

const Hits = object({
  hits: Type.Array(SearchHit),
  meta: HitsMeta,
  /** The query in other words that have hits, if it is likely to be misspelt. */
  did_you_mean: Type.Optional(Type.String()),
});

const hitsBody = (size: number) =>
  object({ query: queryText(), page: PageNumber, limit: limit(size), analytics: Analytics });

/** Posts; 20 a page (specification 1, section 9). */
export const searchPosts = schemas({ id: 'search.posts', body: hitsBody(20), response: Hits, status: 200 });

/** Creators; 3 a page, as of all types other than posts. */
export const searchCreators = schemas({ id: 'search.creators', body: hitsBody(3), response: Hits, status: 200 });

/** A suggestion: a text to search for, or a creator, whose shop is opened instead. */
export const SearchSuggestion = object({
  type: Type.Enum(['query', 'creator']),
  /** Of a creator; otherwise the text itself. */
  id: Type.String(),
  name: Type.String(),
  /** Of a creator: the part of the address of their shop. */
  display_name: Type.Optional(Type.String()),
  image_url: Type.Optional(Type.String()),
});

/** Texts and creators for a typed prefix; without a query, five random ones of a pool. */
export const searchSuggestions = schemas({
  id: 'search.suggestions',
  query: object({ query: Type.Optional(queryText()), limit: limit(5) }),
  response: object({ suggestions: Type.Array(SearchSuggestion) }),
  status: 200,
});

/** Texts that complete a typed prefix; 8 of them (S10). */
export const autocomplete = schemas({
  id: 'search.autocomplete',
  body: object({ q: queryText(), limit: limit(8) }),
  response: object({ suggestions: Type.Array(object({ text: Type.String() })) }),
  status: 200,
});

const SearchType = Type.Enum(['post', 'product', 'profile']);

const searchBody = {
  types: Type.Array(SearchType, { minItems: 1, maxItems: 3 }),
  /** Items have no children, so only 0 is accepted. */
  children_count: Type.Optional(Type.Integer({ minimum: 0, maximum: 0 })),
  /** The language of the query, if it is known. */
  locale: Type.Optional(Type.String({ maxLength: 20 })),
  country_code: Type.Optional(Type.String({ maxLength: 10 })),
  /** The specification's model ranks by pictures. The platform accepts its name and ranks by words. */
  search_params: Type.Optional(object({ model: Type.Optional(Type.Enum(['dsmlImage'])) })),
  query: withDefault(queryText(), ''),
  limit: limit(20),
  offset: withDefault(Type.Integer({ minimum: 0, maximum: mostHits }), 0),
  filters: Type.Optional(SearchFilters),
  sort: Ranking,
  /** The weight of popularity relative to the words, from 0 to 1 (S24). */
  alpha: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
};

const Found = {
  /** At most 1,000. */
  total: Type.Integer(),
  /** Whether `total` is all; false for '1,000+'. */
  complete: Type.Boolean(),
  did_you_mean: Type.Optional(Type.String()),
};

const SearchItem = object({ id: Id, type: SearchType, score: Type.Number() });

/** Ids of posts, products and creators, the best first. */
export const searchIds = schemas({
  id: 'search.ids',
  body: object(searchBody),
  response: object({ items: Type.Array(SearchItem), ...Found }),
  status: 200,
});

/** The same with their records, and on request the number of hits of other filters. */
export const search = schemas({
  id: 'search.all',
  body: object({ ...searchBody, facets: withDefault(Type.Boolean(), false) }),
  response: object({
    items: Type.Array(SearchItem),
    ...Found,
    ltks: Type.Array(Ltk),
    /** The creators found, and those of the posts. */
    profiles: Type.Array(Profile),
    /** The products of the posts. */
    products: Type.Array(Product),
    /** The products found, and the first three of each post. */
    product_details: Type.Array(ProductDetails),
    facets: Type.Optional(Type.Array(SearchFacet)),
  }),
  status: 200,
});

/** A post within a creator's shop. */
export const ShopHit = object({
  object_id: Id,
  hero_image: Type.String(),
  hero_image_width: Type.Integer(),
  hero_image_height: Type.Integer(),
});

/** Posts of a creator; 36 a page. */
export const searchShop = schemas({
  id: 'search.shop',
  body: object({
    query: queryText(),
    ranking: Ranking,
    profile_id: Id,
    page: PageNumber,
    limit: limit(36),
    analytics: Analytics,
    filters: Type.Optional(SearchFilters),
  }),
  response: object({ hits: Type.Array(ShopHit), meta: HitsMeta }),
  status: 200,
});

/** A product within a creator's shop, with the post that shows it. */
export const ShopProductHit = object({
  object_id: Id,
  product_id: Id,
  product_details_id: Id,
  post_id: Id,
  name: Type.String(),
  price: Money,
  currency: Currency,
  image_link: Type.String(),
});

/** Products of a creator; all of them without a query. */
export const searchShopProducts = schemas({
  id: 'search.shop_products',
  body: object({
    profile_id: Id,
    query: withDefault(queryText(), ''),
    page: PageNumber,
    analytics: Analytics,
    ranking: Ranking,
    filters: Type.Optional(SearchFilters),
    limit: limit(36),
    context: Context,
  }),
  response: object({
    hits: Type.Array(ShopProductHit),
    paging: object({
      page: Type.Integer(),
      nb_pages: Type.Integer(),
      nb_hits: Type.Integer(),
      hits_per_page: Type.Integer(),
      length: Type.Integer(),
      offset: Type.Integer(),
      nb_sorted_hits: Type.Integer(),
    }),
  }),
  status: 200,
});

/** Ids of a creator's posts and products, or of one of the two. */
export const searchCreatorShopIds = schemas({
  id: 'search.creator_shop_ids',
  params: object({ id: Id }),
  body: object({
    types: Type.Optional(Type.Array(Type.Enum(['post', 'product']), { minItems: 1, maxItems: 2 })),
    query: withDefault(queryText(), ''),
    limit: limit(36),
    offset: withDefault(Type.Integer({ minimum: 0, maximum: mostHits }), 0),
  }),
  response: object({ ids: Type.Array(Id), total: Type.Integer(), complete: Type.Boolean() }),
  status: 200,
});

const Label = Type.String({ maxLength: 200 });

/** An opened hit. */
export const searchClick = schemas({
  id: 'search.click',
  body: object({
    event: Type.String({ minLength: 1, maxLength: 100 }),
    platform: Type.Enum(['web']),
    version: Type.Optional(Label),
    search_string: queryText(),
    content_id: Type.String({ minLength: 1, maxLength: 100 }),
    content_type: Type.Enum(['post', 'product', 'profile', 'query']),
    search_record_id: Type.Optional(Label),
    search_experience: Type.Optional(Label),
    /** An origin, without path or query. */
    root_referrer: Type.Optional(Label),
    index: Type.Optional(Label),
    /** Counted from 1. */
    click_position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    query_id: Type.Optional(Label),
    timestamp: Type.Optional(Type.Union([Type.Integer(), Label])),
  }),
  response: object({ accepted: Type.Integer() }),
  status: 201,
});
