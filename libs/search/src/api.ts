import type { ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { ltksList } from '@social-shop/api-contract/calls/posts';

/** A post on the page. */
export type Post = ResultOf<typeof ltksList>['ltks'][number];

/** The most popular posts, at most 24. */
export async function fetchPosts(api: ApiClient, signal?: AbortSignal): Promise<Post[]> {
  const { ltks } = await api(ltksList, { query: { featured: true, limit: 24 }, signal });
  return ltks;
}
