import type { ApiClient } from '@social-shop/api-client';
import { follows } from '@social-shop/creators';
import { listQuery, type ListPages, type ListQuery } from '@social-shop/lists';
import { shows } from '@social-shop/toggles';
import { queryOptions } from '@tanstack/react-query';
import { fetchClip, fetchCreatorPosts, fetchPost, type LtkPage, type PageOptions } from './api.ts';
import { hides } from './hides.ts';
import { likes } from './likes.ts';
import type { Post, PostSummary } from './post.ts';
import { postSummaries } from './postSummaries.ts';

/** A list of posts as `EndlessList` takes it. */
export type PostFeedQuery = ListQuery<PostSummary>;

/** A feed of posts; `start` is the cursor of its first page. Each page takes at most three calls (`postSummaries.ts`). */
export const postFeedQuery = (
  api: ApiClient,
  key: readonly string[],
  fetchPage: (options: PageOptions) => Promise<LtkPage>,
  start: string | null = null,
): PostFeedQuery =>
  listQuery({
    key,
    start,
    // Of a summary (`post.ts`).
    shape: 3,
    fetchPage: async (options) => postSummaries(api, await fetchPage(options), options.signal),
    refresh: async (posts) => (await import('./freshPosts.ts')).fetchFreshPosts(api, posts),
    meta: shows<ListPages<PostSummary>>(({ pages }) => {
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      return [
        [likes, ids],
        [hides, ids],
      ];
    }),
  });

/** A creator's posts, newest first. */
export const creatorPostsQuery = (api: ApiClient, profileId: string, start: string | null = null) =>
  postFeedQuery(api, ['posts', 'creator', profileId], (options) => fetchCreatorPosts(api, profileId, options), start);

/** One post; fails with status 404 if there is none. */
export const postQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['posts', 'post', id],
    queryFn: async ({ signal }): Promise<Post> => {
      const { ltk, profile } = await fetchPost(api, id, signal);
      return { ...ltk, creator: profile };
    },
    meta: shows<Post>(({ id: postId, creator }) => [
      [likes, [postId]],
      [hides, [postId]],
      [follows, [creator.id]],
    ]),
  });

/** The address of a post's clip, for as long as the tab is open: it never changes. */
export const clipQuery = (api: ApiClient, mediaId: string) =>
  queryOptions({
    queryKey: ['posts', 'clip', mediaId],
    queryFn: ({ signal }) => fetchClip(api, mediaId, signal),
    staleTime: Infinity,
  });
