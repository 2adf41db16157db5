import type { ApiClient } from '@social-shop/api-client';
import type { ResultOf, priceLimits } from '@social-shop/api-contract';
import { hashtag } from '@social-shop/api-contract/calls/hashtags';
import { featuredPosts, hashtagPosts, ltksList, trendingPosts } from '@social-shop/api-contract/calls/posts';
import { bubbles } from '@social-shop/api-contract/calls/presentation';
import { ltkPage, pageIncludes as includes, type LtkPage, type PageOptions } from '@social-shop/posts';
import type { Product, ProductDetails } from '@social-shop/products';

/** Posts whose products a deal is made of. */
const DEAL_POSTS = 24;

/** A category that visitors browse. */
export type Category = ResultOf<typeof bubbles>['modules'][number]['options'][number];

/** An upper limit of prices, in US cents. */
export type PriceLimit = (typeof priceLimits)[number];

/** A hashtag with the creators who use it most. */
export interface Hashtag {
  readonly name: string;
  readonly postsCount: number;
  readonly creators: readonly HashtagCreator[];
}

type Profile = NonNullable<ResultOf<typeof hashtag>['profiles']>[number];

/** A creator, and how many of the hashtag's posts are theirs. */
export type HashtagCreator = Pick<Profile, 'id' | 'displayName' | 'name' | 'avatarUrl'> & {
  readonly postsCount: number;
};

/** A hashtag as `normalizeHashtag` writes it; a 404 `ApiError` without a post. A creator without a profile is left out. */
export async function fetchHashtag(api: ApiClient, name: string, signal?: AbortSignal): Promise<Hashtag> {
  const { hashtag: found, profiles = [] } = await api(hashtag, {
    params: { hashtag: name },
    query: { includes: ['profiles'] },
    signal,
  });
  const creators = found.topCreators.flatMap(({ profileId, postsCount }) => {
    const profile = profiles.find(({ id }) => id === profileId);
    if (!profile) return [];
    const { id, displayName, name, avatarUrl } = profile;
    return { id, displayName, name, avatarUrl, postsCount };
  });
  return { name: found.name, postsCount: found.postsCount, creators };
}

/** The categories in the order in which they are shown; `locale` is the language of their titles, `region` that of `regionOf`. */
export async function fetchCategories(
  api: ApiClient,
  { locale, region }: { readonly locale: string; readonly region: string },
  signal?: AbortSignal,
): Promise<readonly Category[]> {
  const date = new Date().toISOString().slice(0, 10);
  const { modules } = await api(bubbles, { body: { countryCode: region, date, version: '1.0', locale }, signal });
  return modules.flatMap(({ options }) => options);
}

/** Posts with a hashtag: the most popular first, or the newest; with a limit only those that have a product below it. */
export const fetchHashtagPosts = async (
  api: ApiClient,
  { hashtag: name, newest, priceBelow }: { hashtag: string; newest: boolean; priceBelow: PriceLimit | undefined },
  { next, signal }: PageOptions = {},
): Promise<LtkPage> =>
  ltkPage(
    await api(hashtagPosts, {
      params: { hashtag: name },
      query: { next, includes, rank: newest ? 'chrono' : 'popular', priceBelow },
      signal,
    }),
  );

/** Popular posts of today (W25); the cursor is the last post's place. */
export async function fetchPopularToday(api: ApiClient, { next, signal }: PageOptions = {}): Promise<LtkPage> {
  const query = { rank: '24h', trending: true, styled: true, includes: ['profiles'], lastId: next } as const;
  const { ltks, profiles = [], meta } = await api(ltksList, { query, signal });
  const { nextUrl, lastId } = meta;
  return { ltks, profiles, ...(nextUrl !== undefined && lastId !== undefined && { next: lastId }) };
}

/** The posts of creators who are popular today (W25). */
export const fetchTrendingCreators = async (api: ApiClient, { next, signal }: PageOptions = {}): Promise<LtkPage> =>
  ltkPage(await api(featuredPosts, { query: { next, includes, rank: '24h' }, signal }));

/** The posts that have been shared most (W25). */
export const fetchTopShared = async (api: ApiClient, { next, signal }: PageOptions = {}): Promise<LtkPage> =>
  ltkPage(await api(trendingPosts, { query: { next, includes, rank: 'deeplink' }, signal }));

/** A product of a deal: its post, its details and its price. */
export interface DealProduct {
  readonly product: Product;
  readonly details: ProductDetails;
}

/** The products of the first posts of a deal's feed that can be bought and keep its promise, each once, in the order of the posts. */
export async function fetchDealProducts(
  api: ApiClient,
  hashtag: string,
  keeps: (details: ProductDetails) => boolean,
  signal?: AbortSignal,
): Promise<readonly DealProduct[]> {
  const query = { limit: DEAL_POSTS, includes: ['products', 'product_details'] } as const;
  const {
    activities,
    products = [],
    productDetails = [],
  } = await api(hashtagPosts, {
    params: { hashtag },
    query,
    signal,
  });
  const order = new Map(activities.map(({ postId }, index) => [postId, index]));
  const rank = ({ ltkId }: Product) => order.get(ltkId) ?? activities.length;
  const found = new Map<string, DealProduct>();
  for (const product of products.toSorted((a, b) => rank(a) - rank(b))) {
    const details = productDetails.find(({ id }) => id === product.productDetailsId);
    if (details?.availability && keeps(details) && !found.has(details.id)) found.set(details.id, { product, details });
  }
  return [...found.values()];
}
