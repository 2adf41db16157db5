import { ApiError, batched, type ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { createLike, deleteLikes, likesList } from '@social-shop/api-contract/calls/likes';
import { mediaObjectsByIds } from '@social-shop/api-contract/calls/media';
import { featuredPosts, ltksList, profilePosts } from '@social-shop/api-contract/calls/posts';
import type { Product, ProductDetails } from '@social-shop/products';

/** A post as the wire has it. */
export type Ltk = ResultOf<typeof ltksList>['ltks'][number];

/** A creator in the wire's form, as included with posts. */
export type Profile = NonNullable<ResultOf<typeof ltksList>['profiles']>[number];

/** A page of posts in feed order, with the creators of all of them, and the cursor of the next page if there is one. */
export interface LtkPage {
  readonly ltks: readonly Ltk[];
  readonly profiles: readonly Profile[];
  readonly next?: string;
  /** Its summaries say who posted them when. */
  readonly posted?: true;
  /** The products of the posts, if the response has them: they are not fetched then. */
  readonly products?: readonly Product[];
  /** Likewise the details of single products. */
  readonly productDetails?: readonly ProductDetails[];
  /** Kept with the page in its list. */
  readonly about?: unknown;
}

/** Options of a page: `next` is the cursor of the page before it. */
export interface PageOptions {
  readonly next?: string;
  readonly signal?: AbortSignal;
}

type FeedResult = ResultOf<typeof featuredPosts>;

/** How many posts are a creator's best. */
export const BEST = 10;

/** The includes that a page of a feed requests. */
export const pageIncludes = ['profiles', 'ltks'] as const;

/** Makes a page of the response of a feed. */
export function ltkPage({ activities, ltks = [], profiles = [], meta }: FeedResult): LtkPage {
  const byId = new Map(ltks.map((ltk) => [ltk.id, ltk]));
  return {
    ltks: activities.flatMap(({ postId }) => byId.get(postId) ?? []),
    profiles,
    ...(meta.next === undefined ? {} : { next: meta.next }),
  };
}

/** The discover feed, 36 posts a page. */
export const fetchFeaturedPosts = async (api: ApiClient, { next, signal }: PageOptions = {}): Promise<LtkPage> =>
  ltkPage(await api(featuredPosts, { query: { next, includes: pageIncludes }, signal }));

/** A creator's posts, newest first, 36 a page. */
export const fetchCreatorPosts = async (
  api: ApiClient,
  profileId: string,
  { next, signal, limit }: PageOptions & { readonly limit?: number } = {},
): Promise<LtkPage> =>
  ltkPage(await api(profilePosts, { params: { profileId }, query: { next, limit, includes: pageIncludes }, signal }));

/** A creator's best posts of the last 30 days, at most 10 (specification 1, section 9). */
export const fetchBestPosts = async (api: ApiClient, profileId: string, signal?: AbortSignal): Promise<LtkPage> =>
  ltkPage(
    await api(profilePosts, {
      params: { profileId },
      query: { rank: 'top_month', limit: BEST, includes: pageIncludes },
      signal,
    }),
  );

/** The posts that exist, in no promised order, with their creators; at most 36 ids (specification 1, section 9). */
export async function fetchPosts(
  api: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Pick<LtkPage, 'ltks' | 'profiles'>> {
  const { ltks, profiles = [] } = await api(ltksList, { query: { ids, includes: ['profiles'] }, signal });
  return { ltks, profiles };
}

const postsById = batched({
  size: 36,
  load: async (api, ids, signal) => {
    const { ltks, profiles } = await fetchPosts(api, ids, signal);
    return new Map(
      ltks.flatMap((ltk) => {
        const profile = profiles.find(({ id }) => id === ltk.profileId);
        return profile ? [[ltk.id, { ltk, profile }]] : [];
      }),
    );
  },
});

/** One post with its creator. Fails with a 404 `ApiError` if there is none. */
export async function fetchPost(
  api: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<{ readonly ltk: Ltk; readonly profile: Profile }> {
  const post = await postsById(api, id, signal);
  if (!post) throw new ApiError({ ...ltksList, status: 404, code: 'not-found' });
  return post;
}

const mediaById = batched({
  size: 10,
  load: async (api, ids, signal) => {
    const { mediaObjects } = await api(mediaObjectsByIds, { query: { ids }, signal });
    return new Map(mediaObjects.map((media) => [media.id, media]));
  },
});

/** The URL of a clip. Fails with a 404 `ApiError` if no media object has this id, or if it is not a clip. */
export async function fetchClip(api: ApiClient, mediaId: string, signal?: AbortSignal): Promise<string> {
  const media = await mediaById(api, mediaId, signal);
  if (media?.type !== 'video') throw new ApiError({ ...mediaObjectsByIds, status: 404, code: 'not-found' });
  return media.url;
}

/** Which of these posts the visitor likes; at most 128 ids (W16), no call for none. */
export async function fetchLikes(api: ApiClient, ids: readonly string[], signal?: AbortSignal): Promise<string[]> {
  if (ids.length === 0) return [];
  const { likes } = await api(likesList, { query: { ltkIds: ids }, signal });
  return likes.map(({ ltkId }) => ltkId);
}

/** Likes a post, or finds the like that is there (W20). */
export async function addLike(api: ApiClient, ltkId: string): Promise<void> {
  await api(createLike, { body: { likeType: 'CLICK', network: 'LTK', ltkId } });
}

/** Removes a like; succeeds when it is gone already (W20). */
export async function removeLike(api: ApiClient, ltkId: string): Promise<void> {
  await api(deleteLikes, { query: { ltkIds: [ltkId] } });
}
