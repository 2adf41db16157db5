import { Button } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import * as css from '../EndlessList.css.ts';
import type { ListQuery } from '../listQuery.ts';
import { messages } from '../messages.ts';
import type { ListItem, ListPage } from '../pages.ts';
import { SeenItems } from '../seen/SeenItems.tsx';
import type { Tile } from '../tile.ts';
import { useKeptPages } from './useKeptPages.ts';
import { useNewerItems } from './useNewerItems.ts';
import { useStaleItems } from './useStaleItems.ts';

/** What a visit of a list is told. */
export interface ListVisitProps<Item extends ListItem> {
  readonly query: ListQuery<Item>;
  readonly list: ListPage<Item>;
  readonly tile: Tile<Item>;
  /** Names this visit of the list: its history entry. */
  readonly name: string;
  /** The element around the list. */
  readonly section: RefObject<HTMLElement | null>;
  /** Called once the pages of an earlier look at this visit are there again, if there are any. */
  readonly onRestored: () => void;
  readonly onSeen?: ((item: Item) => void) | undefined;
}

/**
 * What a visit of a list needs beyond its first view: its pages are kept, items in view that are stale are refreshed, and items that
 * have come since are offered by a pill. That takes no room: nothing moves when it comes or goes.
 */
export function ListVisit<Item extends ListItem>(props: ListVisitProps<Item>) {
  const { query, list, tile, name, section, onRestored, onSeen } = props;
  const intl = useIntl();
  useKeptPages(query, name);
  const restored = useEffectEvent(onRestored);
  useEffect(() => restored(), []);
  useStaleItems(query, list, tile);
  const { count, show } = useNewerItems(query, list);
  return (
    <>
      <div role="status" className={css.pillPlace}>
        {count > 0 ? (
          <Button size="sm" className={css.pill} onClick={() => void show()}>
            {intl.formatMessage(tile.texts?.newer ?? messages.newer, { count })}
          </Button>
        ) : null}
      </div>
      {onSeen && list.items.length > 0 ? (
        <SeenItems section={section} items={list.items} tile={tile} onSeen={onSeen} />
      ) : null}
    </>
  );
}
