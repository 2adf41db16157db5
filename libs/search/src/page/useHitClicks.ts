import { useConsent } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { useSession } from '@social-shop/auth';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { searching } from '../provider/searching.ts';
import type { Selection } from './selection.ts';

const contentTypes = { post: 'post', product: 'product', creator: 'profile' } as const;

/**
 * Returns the ref of an element with hits. A signed-in visitor who opens one is counted (specification 1, section 6), after consent (P6).
 * A failure of that is ignored.
 */
export function useHitClicks({ keyword, type }: Selection): RefObject<HTMLDivElement | null> {
  const found = useRef<HTMLDivElement>(null);
  const api = useApi();
  const session = useSession();
  const { consent } = useConsent();
  const count = useEffectEvent(({ target }: MouseEvent) => {
    if (!session || consent !== 'granted' || !(target instanceof Element) || !target.closest('a')) return;
    const hit = target.closest('article[aria-posinset]');
    const labelId = hit?.getAttribute('aria-labelledby');
    if (!hit || !labelId) return;
    const click = {
      event: 'click',
      platform: 'web',
      searchString: keyword,
      // `post-{id}`, `product-{id}` and `creator-{id}`.
      contentId: labelId.slice(labelId.indexOf('-') + 1),
      contentType: contentTypes[type],
      clickPosition: Number(hit.getAttribute('aria-posinset')),
      timestamp: Date.now(),
    } as const;
    searching(api)
      .trackClick(click)
      .catch(() => undefined);
  });
  useEffect(() => {
    const element = found.current;
    const onClick = (event: MouseEvent) => count(event);
    // A middle button opens a tab, too.
    element?.addEventListener('click', onClick);
    element?.addEventListener('auxclick', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('auxclick', onClick);
    };
  }, []);
  return found;
}
