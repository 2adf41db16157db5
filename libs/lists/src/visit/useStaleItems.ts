import { useApi } from '@social-shop/api-client';
import { postLabelId } from '@social-shop/commerce-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FeedPages } from './keptPages.ts';
import { fetchFreshPosts, withFreshPosts } from '../../../posts/src/freshPosts.ts';
import type { PostFeed } from '../../../posts/src/postPage.ts';
import { STALE_AFTER, type PostFeedQuery } from '../../../posts/src/queries.ts';
import { useLooks } from './useVisibilityTicks.ts';

/** Posts of one call (specification 1, section 9); a screen with more of them has the others asked for at the next look. */
const BATCH = 36;

function inView(id: string) {
  const { top, bottom } = document.getElementById(postLabelId(id))?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight;
}

/**
 * Asks by id for posts that a reader sees and that were fetched more than 5 minutes ago, and shows them as they are now, each where it
 * stands (S28). What fails or is gone stays as it was, and is asked for again 5 minutes later: nobody has asked for it.
 */
export function useStalePosts({ queryKey }: PostFeedQuery, { posts }: PostFeed): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const asked = useRef(new Map<string, number>());

  const refresh = async () => {
    const now = Date.now();
    const age = ({ id, fetchedAt }: PostFeed['posts'][number]) => now - Math.max(fetchedAt, asked.current.get(id) ?? 0);
    const stale = posts.filter((post) => age(post) > STALE_AFTER && inView(post.id)).slice(0, BATCH);
    if (stale.length === 0) return;
    for (const { id } of stale) asked.current.set(id, now);
    const ids = stale.map(({ id }) => id);
    const fresh = await fetchFreshPosts(api, ids).catch(() => []);
    const query = queryClient.getQueryCache().find<FeedPages>({ queryKey });
    // A page that is on its way joins those that were there when it was asked for.
    await query?.promise?.catch(() => undefined);
    queryClient.setQueryData<FeedPages>(queryKey, (feed) => feed && withFreshPosts(feed, fresh), {
      // The feed itself is as old as before: its head is still looked at in time.
      ...(query && { updatedAt: query.state.dataUpdatedAt }),
    });
  };
  useLooks(() => void refresh());
}
