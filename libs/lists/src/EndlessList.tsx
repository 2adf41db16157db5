import { ButtonLink, lazyPart, ListState, SkipLink, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { hashKey } from '@tanstack/react-query';
import { Suspense, useCallback, useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as css from './EndlessList.css.ts';
import { ListEnd } from './ListEnd.tsx';
import type { ListQuery } from './listQuery.ts';
import type { LayoutName } from './masonry/layouts.ts';
import { MasonryList } from './masonry/MasonryList.tsx';
import { SkeletonTiles } from './masonry/SkeletonTiles.tsx';
import { messages } from './messages.ts';
import type { ListItem } from './pages.ts';
import type * as Later from './later.ts';
import type { Tile } from './tile.ts';
import { usePaging } from './usePaging.ts';

// Not needed for the first view: without it, the button still loads more. `lazy` loses the type parameters of components.
const later = () => import('./later.ts');
const ListVisit = lazyPart(async () => (await later()).ListVisit) as typeof Later.ListVisit;
const SkeletonTail = lazyPart(async () => (await later()).SkeletonTail) as typeof Later.SkeletonTail;

/** Tiles of the first row of the layout with the most columns. */
const FIRST_ROW = 4;

/** Props of a list. */
export interface EndlessListProps<Item extends ListItem> {
  readonly query: ListQuery<Item>;
  readonly tile: Tile<Item>;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Path of the page that shows this list, also from a cursor (`?next=`): the target of 'Load more' without script. */
  readonly path: string;
  /** Columns of tiles of any height (default), or rows of tiles that are all as high. */
  readonly layout?: LayoutName;
  /** The list is in the first view: load the pictures of its first row first. */
  readonly priority?: boolean;
  /** Links below 'No results found.', as quiet small buttons. */
  readonly empty?: ReactNode;
  /** Items that the visitor has hidden. Must be the same function at each render until another item is hidden. */
  readonly leavesOut?: ((item: Item) => boolean) | undefined;
  /** Called with the total number of items after each additional page. */
  readonly onMore?: (count: number) => void;
  /** Called once for each item that has been half in view for a second while the list is shown (P18). Without it, nothing is observed. */
  readonly onSeen?: (item: Item) => void;
}

/**
 * An endless list of items of any kind that has a tile. Loads more by itself near its end, and always by a button. A failed page is retried
 * only when the visitor asks.
 */
export function EndlessList<Item extends ListItem>(props: EndlessListProps<Item>) {
  // Another query is another list: no items and no response of the old one may reach it (K-F11).
  return <ListOf key={hashKey(props.query.queryKey)} {...props} />;
}

function ListOf<Item extends ListItem>(props: EndlessListProps<Item>) {
  const { query, tile, label, path, layout = 'masonry', priority = false, empty, leavesOut, onMore, onSeen } = props;
  const intl = useIntl();
  const endId = useId();
  const section = useRef<HTMLElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const { list, failed, loading, waiting, hasMore, auto, fill, more } = usePaging(query, onMore);
  const hydrating = useHydrating();
  // The button's own state is painted first.
  const skeletons = useDeferredValue(loading);
  const [left, setLeft] = useState(false);
  // Until then, a returning visitor would be at the end of the first page, and the next one would be fetched again.
  const [restored, setRestored] = useState(false);
  const items = useMemo(
    () => (leavesOut ? (list?.items ?? []).filter((item) => !leavesOut(item)) : (list?.items ?? [])),
    [list, leavesOut],
  );
  const count = items.length;
  const texts = { ...messages, ...tile.texts };
  // Place and pages are kept per visit: `key` is that of the history entry.
  const visit = `${useLocation().key} ${hashKey(query.queryKey)}`;

  // After a press of the button the first new item gets the focus: the button has moved behind the new items, or is gone.
  const [goal, setGoal] = useState<number>();
  const press = () => {
    setLeft(false);
    setGoal(count);
    more();
  };

  /** Moves past the list without loading all of it on the way. */
  const leave = () => {
    setLeft(true);
    end.current?.focus();
  };

  const renderTile = useCallback(
    (item: Item, index: number) => tile.render(item, priority && index < FIRST_ROW),
    [tile, priority],
  );

  return (
    <section ref={section} aria-label={label} aria-busy={loading} className={css.list}>
      {list && count > 0 ? (
        <SkipLink
          to={endId}
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          {intl.formatMessage(messages.skip)}
        </SkipLink>
      ) : null}
      {list && !hydrating ? (
        <Suspense>
          <ListVisit
            query={query}
            list={list}
            tile={tile}
            name={visit}
            section={section}
            onRestored={() => setRestored(true)}
            onSeen={onSeen}
          />
        </Suspense>
      ) : null}
      {/* Without script, or after a link into the middle, there is no other link to the start (K-B06). */}
      {query.initialPageParam ? (
        <ButtonLink href={path} look="secondary" className={css.start}>
          {intl.formatMessage(messages.start)}
        </ButtonLink>
      ) : null}
      {list || failed ? null : (
        <ListState status="pending" skeleton={<SkeletonTiles skeletons={tile.skeletons} layout={layout} />} />
      )}
      {list && count === 0 && !hasMore ? <ListState status="empty">{empty}</ListState> : null}
      {list && (count > 0 || hasMore) ? (
        <MasonryList
          items={items}
          keyOf={keyOf}
          sizeOf={tile.sizeOf}
          labelIdOf={tile.labelIdOf}
          renderTile={renderTile}
          layout={layout}
          label={label}
          busy={loading}
          complete={!hasMore}
          onNearEnd={auto && restored && !left ? fill : undefined}
          onLeave={leave}
          goal={goal}
          placeName={visit}
        />
      ) : null}
      {list && loading && skeletons ? (
        <Suspense>
          <SkeletonTail items={items} sizeOf={tile.sizeOf} skeletons={tile.skeletons} layout={layout} />
        </Suspense>
      ) : null}
      {failed ? (
        <ListState
          status="error"
          title={tile.texts?.failed && intl.formatMessage(tile.texts.failed)}
          {...(list || !query.initialPageParam ? { onRetry: press } : { href: path })}
        />
      ) : null}
      {list && hasMore && !failed ? (
        <ListEnd next={list.next} path={path} loading={loading} waiting={waiting} texts={texts} onMore={press} />
      ) : null}
      <span ref={end} id={endId} tabIndex={-1} className={css.end} />
    </section>
  );
}

const keyOf = ({ id }: ListItem) => id;
