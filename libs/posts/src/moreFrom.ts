import { ApiError, type ApiClient } from '@social-shop/api-client';
import { BEST, fetchBestPosts, fetchCreatorPosts, type LtkPage, type PageOptions } from './api.ts';
import type { Post } from './post.ts';
import { postFeedQuery, type PostFeedQuery } from './queries.ts';

const PAGE = 36;
const NONE: LtkPage = { ltks: [], profiles: [] };

/** If the call for the best posts fails, the list starts with the newest ones. */
function orNone(error: unknown): LtkPage {
  if (error instanceof ApiError) return NONE;
  throw error;
}

/**
 * The first page has the creator's best posts of the month, then the newest. Later pages have only the newest, so their cursors also work in
 * the creator's shop.
 */
async function fetchPage(api: ApiClient, creatorId: string, { next, signal }: PageOptions): Promise<LtkPage> {
  const options = signal ? { signal } : {};
  if (next !== undefined) return fetchCreatorPosts(api, creatorId, { ...options, next });
  const [best, newest] = await Promise.all([
    fetchBestPosts(api, creatorId, signal).catch(orNone),
    fetchCreatorPosts(api, creatorId, { ...options, limit: PAGE - BEST }),
  ]);
  const ids = new Set(best.ltks.map(({ id }) => id));
  return {
    ...newest,
    ltks: [...best.ltks, ...newest.ltks.filter(({ id }) => !ids.has(id))],
    profiles: newest.profiles.length > 0 ? newest.profiles : best.profiles,
  };
}

/** Other posts of a post's creator (specification 1, section 7: `top_month`). */
export const moreFromQuery = (api: ApiClient, { id: postId, creator }: Pick<Post, 'id' | 'creator'>): PostFeedQuery =>
  postFeedQuery(api, ['posts', 'more-from', postId], async (options) => {
    const page = await fetchPage(api, creator.id, options);
    return { ...page, ltks: page.ltks.filter(({ id }) => id !== postId) };
  });
