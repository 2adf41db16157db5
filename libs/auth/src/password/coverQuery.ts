import type { ApiClient } from '@social-shop/api-client';
import { featuredPosts } from '@social-shop/api-contract/calls/posts';
import { queryOptions } from '@tanstack/react-query';

/** The picture of the best post, shown next to the forms to log in and sign up; `null` if there is no post yet. */
export const coverQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['auth', 'cover'],
    async queryFn({ signal }) {
      const { ltks: [best] = [] } = await api(featuredPosts, { query: { limit: 1, includes: ['ltks'] }, signal });
      return best ? { url: best.heroImage, color: best.heroImageColor } : null;
    },
    staleTime: Infinity,
  });
