import { ApiError, batched, type ApiClient } from '@social-shop/api-client';
import type { Answer, featuredPosts, ltksList, mediaObjectsByIds, profilePosts } from '@social-shop/api-contract';

/** A post as the wire has it. */
export type Ltk = Answer<typeof ltksList>['ltks'][number];

/** A creator as the wire gives it beside posts. */
export type Profile = NonNullable<Answer<typeof ltksList>['profiles']>[number];

/** A page of posts in feed order, with the creators of all of them, and the cursor of the next page if there is one. */
export interface LtkPage {
  readonly ltks: readonly Ltk[];
  readonly profiles: readonly Profile[];
  readonly next?: string;
}

/** Where a page starts: the cursor that the page before it gave, as it came. */
export interface PageOptions {
  readonly next?: string;
  readonly signal?: AbortSignal;
}

const BY_ID = '/v2/ltks';

type FeedAnswer = Answer<typeof featuredPosts> | Answer<typeof profilePosts>;

async function fetchFeed(api: ApiClient, path: string, { next, signal }: PageOptions): Promise<LtkPage> {
  const {
    activities,
    ltks = [],
    profiles = [],
    meta,
  } = await api.get<FeedAnswer>(path, {
    query: { next, includes: ['profiles', 'ltks'] },
    ...(signal && { signal }),
  });
  const byId = new Map(ltks.map((ltk) => [ltk.id, ltk]));
  return {
    ltks: activities.flatMap(({ postId }) => byId.get(postId) ?? []),
    profiles,
    ...(meta.next === undefined ? {} : { next: meta.next }),
  };
}

/** The discover feed, 36 posts a page. */
export const fetchFeaturedPosts = (api: ApiClient, options: PageOptions = {}): Promise<LtkPage> =>
  fetchFeed(api, '/v3/activities/posts/global/featured', options);

/** A creator's posts, newest first, 36 a page. */
export const fetchCreatorPosts = (api: ApiClient, profileId: string, options: PageOptions = {}): Promise<LtkPage> =>
  fetchFeed(api, `/v3/activities/posts/profile/${encodeURIComponent(profileId)}`, options);

/** The posts that exist, in no promised order, with their creators; at most 36 ids (specification 1, section 9). */
export async function fetchPosts(
  api: ApiClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Pick<LtkPage, 'ltks' | 'profiles'>> {
  const { ltks, profiles = [] } = await api.get<Answer<typeof ltksList>>(BY_ID, {
    query: { ids, includes: ['profiles'] },
    ...(signal && { signal }),
  });
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

/** One post with its creator; a 404 `ApiError` when there is none. */
export async function fetchPost(
  api: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<{ readonly ltk: Ltk; readonly profile: Profile }> {
  const post = await postsById(api, id, signal);
  if (!post) throw new ApiError({ status: 404, code: 'not-found', method: 'GET', path: BY_ID });
  return post;
}

const MEDIA = '/v3/media_objects/';

const mediaById = batched({
  size: 10,
  load: async (api, ids, signal) => {
    const { mediaObjects } = await api.get<Answer<typeof mediaObjectsByIds>>(MEDIA, { query: { ids }, signal });
    return new Map(mediaObjects.map((media) => [media.id, media]));
  },
});

/** The address of a clip; a 404 `ApiError` when there is no media object with this id, or when it is none. */
export async function fetchClip(api: ApiClient, mediaId: string, signal?: AbortSignal): Promise<string> {
  const media = await mediaById(api, mediaId, signal);
  if (media?.type !== 'video') throw new ApiError({ status: 404, code: 'not-found', method: 'GET', path: MEDIA });
  return media.url;
}
