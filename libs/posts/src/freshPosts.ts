import type { ApiClient } from '@social-shop/api-client';
import { fetchPosts } from './api.ts';
import type { PostSummary } from './post.ts';
import { postSummaries } from './postSummaries.ts';

/**
 * Fetches the current state of posts for their tiles; at most 36. Each keeps the size that its tile was laid out with, so nothing moves
 * (S28). It fails as a whole: an old shelf is better than an empty one.
 */
export async function fetchFreshPosts(api: ApiClient, posts: readonly PostSummary[]): Promise<readonly PostSummary[]> {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const page = await fetchPosts(api, [...byId.keys()]);
  const { items } = await postSummaries(api, page, undefined, (error) => {
    throw error;
  });
  return items.map((fresh) => {
    const { heroImageWidth, heroImageHeight, posted } = byId.get(fresh.id) ?? fresh;
    return { ...fresh, heroImageWidth, heroImageHeight, ...(posted && { posted }) };
  });
}
