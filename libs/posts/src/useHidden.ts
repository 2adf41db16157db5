import { useItemsOn } from '@social-shop/toggles';
import { useCallback } from 'react';
import { hides } from './hides.ts';
import type { PostSummary } from './post.ts';

/** For `leavesOut` of a feed: whether the visitor has hidden a post or its creator. Shops and lists of favorites show them. */
export function useHidden(): (post: PostSummary) => boolean {
  const isHidden = useItemsOn(hides);
  return useCallback(({ id, creator }) => isHidden(id) || isHidden(creator.displayName), [isHidden]);
}
