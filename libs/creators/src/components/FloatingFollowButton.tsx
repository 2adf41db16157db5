import { BottomItem } from '@social-shop/commerce-ui';
import { useToggle } from '@social-shop/toggles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { follows } from '../follows.ts';
import { FollowButton, type FollowButtonProps } from './FollowButton.tsx';
import * as css from './FloatingFollowButton.css.ts';

/** Height in px that the sticky bar hides at the top of a phone's window. */
const BAR = 56;

/**
 * The follow button in the head of a creator's own page. On phones it also floats over the feed once the head has left the screen, unless
 * the visitor already follows the creator then.
 */
export function FloatingFollowButton({ creator }: Pick<FollowButtonProps, 'creator'>) {
  const place = useRef<HTMLSpanElement>(null);
  const { pressed } = useToggle(follows, creator.id);
  const [floats, setFloats] = useState(false);
  const look = useEffectEvent(([entry]: readonly IntersectionObserverEntry[]) => {
    const isAbove = entry?.isIntersecting === false && entry.boundingClientRect.bottom <= BAR;
    // A button that was pressed while it floated stays, because it has the focus and shows the new state.
    setFloats((floated) => isAbove && (floated || !pressed));
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => look(entries), { rootMargin: `-${BAR}px 0px 0px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={place}>
        <FollowButton creator={creator} place="head" />
      </span>
      {floats ? (
        <BottomItem place="follow">
          <FollowButton creator={creator} place="head" className={css.pill} />
        </BottomItem>
      ) : null}
    </>
  );
}
