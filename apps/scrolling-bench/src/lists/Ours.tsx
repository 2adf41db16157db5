import { ApiProvider, createApiClient } from '@social-shop/api-client';
import { EndlessList } from '@social-shop/lists';
import { postFeedQuery, postTile } from '@social-shop/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { posts } from '../posts.ts';

const PAGE = 36;

const api = createApiClient({ baseUrl: location.origin });
const query = postFeedQuery(api, ['posts', 'bench'], () => Promise.reject(new Error('Every page is there')));
const pages = Array.from({ length: Math.ceil(posts.length / PAGE) }, (_, page) => ({
  items: posts.slice(page * PAGE, (page + 1) * PAGE),
}));

/** The product's own list, with every page in its cache. */
export function Ours() {
  const queryClient = useQueryClient();
  useState(() => queryClient.setQueryData(query.queryKey, { pages, pageParams: pages.map(() => null) }));
  return (
    <ApiProvider api={api}>
      <EndlessList query={query} tile={postTile} label="Posts" path="/" />
    </ApiProvider>
  );
}
