import { Link } from '@social-shop/routing';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

/** A navigation of pages, since each tab has its own address. */
export function Tabs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {children}
    </nav>
  );
}

/** One of the pages; `current` is the shown one. */
export function Tab({
  href,
  current = false,
  children,
}: {
  readonly href: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Link href={href} className={css.tab} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
