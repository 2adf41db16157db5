import { Caret, IconButton, Skeleton, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { messages } from '../messages.ts';
import { SectionHead } from './SectionHead.tsx';
import * as css from './Shelf.css.ts';

/** A row of tiles that scrolls sideways: by fingers, by the focus that moves along its links, and on wide screens by two buttons. */
export function Shelf({
  title,
  note,
  href,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  /** Of the whole list. */
  readonly href: string;
  readonly children: ReactNode;
}) {
  const intl = useIntl();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const hydrating = useHydrating();
  const [ends, setEnds] = useState({ start: true, end: false });

  const measure = () => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    // In right-to-left pages it counts down from 0.
    const left = Math.abs(scrollLeft);
    setEnds({ start: left < 1, end: left + clientWidth > scrollWidth - 1 });
  };
  useEffect(measure, [children]);

  const scroll = (pages: 1 | -1) => {
    if (!row.current) return;
    const forwards = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    row.current.scrollBy({ left: pages * forwards * row.current.clientWidth * 0.8, behavior: 'smooth' });
  };

  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} {...(note && { note })} href={href}>
        <span className={hydrating ? css.buttonsToCome : css.buttons}>
          <IconButton
            icon={<Caret to="start" />}
            label={intl.formatMessage(messages.back, { title })}
            className={css.button}
            aria-disabled={ends.start}
            onClick={() => scroll(-1)}
          />
          <IconButton
            icon={<Caret to="end" />}
            label={intl.formatMessage(messages.forward, { title })}
            className={css.button}
            aria-disabled={ends.end}
            onClick={() => scroll(1)}
          />
        </span>
      </SectionHead>
      <div ref={row} className={css.shelf} role="group" aria-labelledby={id} onScroll={measure}>
        {children}
      </div>
    </section>
  );
}

/** A row of tiles that are on their way, as high as those of products. */
export function ShelfSkeleton() {
  return (
    <div className={css.awaited}>
      {[1, 2, 3, 4, 5].map((tile) => (
        <span key={tile}>
          <Skeleton className={css.awaitedPicture} />
          <span className={css.awaitedFacts} />
        </span>
      ))}
    </div>
  );
}
