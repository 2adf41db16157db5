import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import caretLeft from 'icon:caret-left';
import caretRight from 'icon:caret-right';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Drawing } from '../icon/Icon.tsx';
import { mirrored } from '../icon/Icon.css.ts';
import { messages } from '../messages.ts';
import { text } from '../theme/text.css.ts';
import { IconButton } from './IconButton.tsx';
import * as css from './Rail.css.ts';

export interface RailProps {
  readonly title: ReactNode;
  /** Beside the title, such as how many there are. */
  readonly note?: ReactNode;
  readonly seeAll?: { readonly label: string; readonly href: string };
  /** How wide its tiles are. */
  readonly tiles: keyof typeof css.tiles;
  readonly id?: string;
  /** Each a `li`. */
  readonly children: ReactNode;
}

/** A row of tiles that scrolls sideways, with a title; on wide screens also by two arrows. */
export function Rail({ title, note, seeAll, tiles, id, children }: RailProps) {
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
      <div className={css.head}>
        <div className={css.words}>
          <h2 id={titleId} className={text.title2}>
            {title}
          </h2>
          {note ? <p className={css.note}>{note}</p> : null}
        </div>
        {seeAll ? (
          <Link href={seeAll.href} className={css.seeAll}>
            {seeAll.label}
            <Drawing path={caretRight} size={16} className={mirrored} />
          </Link>
        ) : null}
        <div className={css.arrows}>
          <IconButton
            icon={arrow(caretLeft)}
            label={intl.formatMessage(messages.back)}
            disabled={ends.start}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon={arrow(caretRight)}
            label={intl.formatMessage(messages.forward)}
            disabled={ends.end}
            onClick={() => turn(1)}
          />
        </div>
      </div>
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
