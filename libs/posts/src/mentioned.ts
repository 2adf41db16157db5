import type { ApiClient } from '@social-shop/api-client';
import { parseCaption } from '@social-shop/commerce-ui';
import { fetchCreators } from '@social-shop/creators';
import { queryOptions } from '@tanstack/react-query';
import type { Post } from './post.ts';

/** Names in one call (specification 1, section 7); a caption with more has links to the first. */
const MOST = 10;

/** Fetches the addresses of the creators named in a post's caption, and of its own creator. Makes no call if the caption names nobody else. */
export const mentionedQuery = (api: ApiClient, { id, caption, creator }: Pick<Post, 'id' | 'caption' | 'creator'>) =>
  queryOptions({
    queryKey: ['posts', 'mentioned', id],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const own = creator.displayName.toLowerCase();
      const handles = new Set(parseCaption(caption).flatMap(({ handle }) => handle?.toLowerCase() ?? []));
      handles.delete(own);
      const known = handles.size > 0 ? await fetchCreators(api, [...handles].slice(0, MOST), signal) : [];
      return [creator.displayName, ...known.map(({ displayName }) => displayName)];
    },
  });
