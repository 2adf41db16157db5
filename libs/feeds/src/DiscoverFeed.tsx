import { useApi } from '@social-shop/api-client';
import { PostList } from '@social-shop/posts';
import { discoverFeedQuery } from './queries.ts';

/** The discover feed, on home and below error pages. */
export function DiscoverFeed({ start = null }: { readonly start?: string | null }) {
  return <PostList query={discoverFeedQuery(useApi(), start)} />;
}
