import { useIntl } from '@social-shop/i18n';
import caretLeft from 'icon:caret-left';
import caretRight from 'icon:caret-right';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Drawing } from '../icon/Icon.tsx';
import { mirrored } from '../icon/Icon.css.ts';
import { messages } from '../messages.ts';
import { IconButton } from './IconButton.tsx';
import { SectionHead } from './SectionHead.tsx';
import * as css from './Rail.css.ts';

export interface RailProps {
  readonly title: ReactNode;
  /** Beside the title, such as how many there are. */
  readonly note?: ReactNode;
  /** The page of the whole list. */
  readonly href?: string;
  /** How wide its tiles are. */
  readonly tiles: keyof typeof css.tiles;
  readonly id?: string;
  /** Each a `li`. */
  readonly children: ReactNode;
}

/** A row of tiles that scrolls sideways, with a title; on wide screens also by two arrows. */
export function Rail({ title, note, href, tiles, id, children }: RailProps) {
  const intl = useIntl();
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const look = ({ scrollLeft, scrollWidth, clientWidth }: HTMLUListElement) => {
    // Below zero where the page reads from right to left.
    const passed = Math.abs(scrollLeft);
    setEnds({ start: passed < 1, end: passed + clientWidth > scrollWidth - 1 });
  };
  const turn = (direction: 1 | -1) => {
    if (!row.current) return;
    const reading = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    row.current.scrollBy({ left: direction * reading * row.current.clientWidth * 0.8 });
  };
  const arrow = (path: string) => <Drawing path={path} className={mirrored} />;
  return (
    <section id={id} className={css.section} aria-labelledby={titleId}>
      <SectionHead id={titleId} title={title} {...(note && { note })} {...(href !== undefined && { href })}>
        <div className={css.arrows}>
          <IconButton
            icon={arrow(caretLeft)}
            label={intl.formatMessage(messages.back)}
            aria-describedby={titleId}
            aria-disabled={ends.start}
            className={css.arrow}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon={arrow(caretRight)}
            label={intl.formatMessage(messages.forward)}
            aria-describedby={titleId}
            aria-disabled={ends.end}
            className={css.arrow}
            onClick={() => turn(1)}
          />
        </div>
      </SectionHead>
      <ul
        ref={(list) => {
          row.current = list;
          // All of it may be in view.
          if (list && ends.start && !ends.end && list.scrollWidth <= list.clientWidth) look(list);
        }}
        className={css.tiles[tiles]}
        onScroll={(event) => look(event.currentTarget)}
      >
        {children}
      </ul>
    </section>
  );
}
