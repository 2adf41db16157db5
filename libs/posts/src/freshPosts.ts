import type { ApiClient } from '@social-shop/api-client';
import { fetchPosts } from './api.ts';
import type { FeedPages } from '../../lists/src/visit/keptPages.ts';
import type { PostSummary } from './post.ts';
import { toPostPage } from './postPage.ts';

/** Posts as they are now, as tiles show them; at most 36 ids. It fails as a whole: a shelf that is there is worth more than an empty one. */
export async function fetchFreshPosts(api: ApiClient, ids: readonly string[]): Promise<readonly PostSummary[]> {
  const { posts } = await toPostPage(api, await fetchPosts(api, ids), undefined, (error) => {
    throw error;
  });
  return posts;
}

/** The same pages with fresh records in place of the old ones. A tile keeps the size it was laid out with, so nothing moves (S28). */
export function withFreshPosts(feed: FeedPages, fresh: readonly PostSummary[]): FeedPages {
  const byId = new Map(fresh.map((post) => [post.id, post]));
  const renew = (post: PostSummary): PostSummary => {
    const now = byId.get(post.id);
    const { heroImageWidth, heroImageHeight } = post;
    return now ? { ...now, heroImageWidth, heroImageHeight } : post;
  };
  return { ...feed, pages: feed.pages.map((page) => ({ ...page, posts: page.posts.map(renew) })) };
}
