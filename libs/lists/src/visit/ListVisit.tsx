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

/** Props of a visit of a list. */
export interface ListVisitProps<Item extends ListItem> {
  readonly query: ListQuery<Item>;
  readonly list: ListPage<Item>;
  readonly tile: Tile<Item>;
  /** Names this visit of the list: its history entry. */
  readonly name: string;
  /** The element around the list. */
  readonly section: RefObject<HTMLElement | null>;
  /** Called once the kept pages of this visit are restored, if there are any. */
  readonly onRestored: () => void;
  readonly onSeen?: ((item: Item) => void) | undefined;
}

/**
 * The parts of a visit that its first view does not need: keeps pages, refreshes stale items in view, and offers newer items by a pill. The
 * pill takes no room, so nothing moves when it appears or disappears.
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
