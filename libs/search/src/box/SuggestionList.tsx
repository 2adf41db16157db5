import { Avatar, Drawing } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import clock from 'icon:clock-counter-clockwise';
import magnifyingGlass from 'icon:magnifying-glass';
import trend from 'icon:trend-up';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { messages } from '../messages.ts';
import type { Group, Row, Source } from './groups.ts';
import * as css from './SuggestionList.css.ts';
import { parted } from './parted.ts';

const drawings: Readonly<Record<Source, string>> = { recent: clock, popular: trend, related: magnifyingGlass };

interface SuggestionListProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly id: string;
  readonly groups: readonly Group[];
  /** What has been typed, which rows show in bold. */
  readonly text: string;
  readonly isOpen: boolean;
  /** `position` counts all rows from 1. */
  readonly onChoose: (row: Row, position: number) => void;
}

/** The list below the box. The focus stays in the input, also when a row is pressed. */
export function SuggestionList({ list, id, groups, text, isOpen, onChoose }: SuggestionListProps) {
  const intl = useIntl();
  const rows = groups.flatMap((group) => group.rows);
  // Sent by the combobox for a press and for the Enter key.
  const committed = useEffectEvent(({ target }: Event) => {
    const position = Number((target as HTMLElement).dataset['position']);
    const row = rows[position - 1];
    if (row) onChoose(row, position);
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('combobox-commit', committed);
    return () => element?.removeEventListener('combobox-commit', committed);
  }, [list]);
  return (
    <div className={css.sheet} hidden={!isOpen}>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        className={css.list}
        aria-label={intl.formatMessage(messages.suggestions)}
        hidden={!isOpen || groups.length === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <div id={`${id}-${group.name}`} role="presentation" className={css.heading}>
              {intl.formatMessage(group.heading)}
            </div>
            {group.rows.map((row) => {
              const key = 'text' in row ? row.text : row.creator.id;
              return (
                <div
                  key={`${'text' in row} ${key}`}
                  id={`${id}-${group.name}-${encodeURIComponent(key.toWellFormed())}`}
                  role="option"
                  aria-selected={false}
                  tabIndex={-1}
                  data-position={rows.indexOf(row) + 1}
                  className={css.row}
                >
                  <Content row={row} text={text} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function Content({ row, text }: { readonly row: Row; readonly text: string }) {
  if ('creator' in row) {
    const { name, avatarUrl = '' } = row.creator;
    return (
      <>
        <Avatar url={avatarUrl} name={name} size={32} />
        <bdi className={css.name}>{name}</bdi>
      </>
    );
  }
  const [before, match, after] = parted(row.text, text);
  return (
    <>
      <Drawing path={drawings[row.source]} className={css.icon} />
      <bdi className={css.name}>
        {before}
        {match ? <b className={css.typed}>{match}</b> : null}
        {after}
      </bdi>
    </>
  );
}
