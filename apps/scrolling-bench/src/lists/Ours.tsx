import { useApi } from '@social-shop/api-client';
import { EndlessList } from '@social-shop/lists';
import { postFeedQuery, postTile } from '@social-shop/posts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { posts, type Post } from '../posts.ts';

const PAGE = 36;

const pages = Array.from({ length: Math.ceil(posts.length / PAGE) }, (_, page) => ({
  items: posts.slice(page * PAGE, (page + 1) * PAGE),
}));
const seen = new Set<string>();
const see = ({ id }: Pick<Post, 'id'>) => void seen.add(id);

/** The product's own list, with every page in its cache, counting what has been seen. */
export function Ours() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [query] = useState(() => {
    const every = postFeedQuery(api, ['posts', 'bench'], () => Promise.reject(new Error('Every page is there')));
    queryClient.setQueryData(every.queryKey, { pages, pageParams: pages.map(() => null) });
    return every;
  });
  return <EndlessList query={query} tile={postTile} label="Posts" path="/" onSeen={see} />;
}
