import { Icon, lazyPart } from '@social-shop/commerce-ui';
import { Link } from '@social-shop/routing';
import { Suspense, useRef, useState, type ComponentProps } from 'react';
import * as css from './TopBar.css.ts';

const DealsMenu = lazyPart(async () => (await import('./DealsMenu.tsx')).DealsMenu);

/**
 * The link to the deals with a menu of each of them. The menu's code loads when the pointer or the focus reaches the link. Without the menu
 * or script, it is a link to the page with all deals.
 */
export function DealsLink({ children, ...link }: ComponentProps<typeof Link>) {
  const place = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <span ref={place} className={css.menuPlace} onPointerEnter={want} onFocus={want}>
      <Link {...link}>
        {children}
        <Icon name="caretDown" size={16} />
      </Link>
      {wanted ? (
        <Suspense>
          <DealsMenu place={place} />
        </Suspense>
      ) : null}
    </span>
  );
}
