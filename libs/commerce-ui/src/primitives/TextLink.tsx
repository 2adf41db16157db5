import { Link } from '@social-shop/routing';
import type { ComponentPropsWithRef } from 'react';
import { textLink } from '../theme/text.css.ts';

/** A link inside running text. */
export function TextLink({ children, ...link }: Omit<ComponentPropsWithRef<typeof Link>, 'className'>) {
  return (
    <Link {...link} className={textLink}>
      {children}
    </Link>
  );
}
