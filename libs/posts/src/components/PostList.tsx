import { Button, ListState, PostGrid, PostGridSkeleton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messages } from '../messages.ts';
import type { PostFeedQuery } from '../queries.ts';
import { InfiniteMarker } from './InfiniteMarker.tsx';
import * as css from './PostList.css.ts';
import { PostListTile } from './PostListTile.tsx';
import { useFeedPaging } from './useFeedPaging.ts';

/** Tiles of the first row where the grid is widest. */
const FIRST_ROW = 4;

/** A feed of posts as a page shows it. */
export interface PostListProps {
  readonly query: PostFeedQuery;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Path of the page that shows this feed from a cursor (`?next=`) on: where 'Load more' leads without script. */
  readonly path: string;
  /** Whether tiles name their creator. */
  readonly header?: boolean;
  /** The list is in the first view: the pictures of its first row come first. */
  readonly priority?: boolean;
  /** Hears the number of posts each time that further ones have been added. */
  readonly onMore?: (count: number) => void;
}

/**
 * An endless list of posts: goes on by itself near its end, and by a button always. What failed is tried again only
 * when its reader asks, from where it stopped.
 */
export function PostList(props: PostListProps) {
  // Another feed is another list: nothing of the old one, neither posts nor a call, may reach it (F11).
  return <PostListOf key={hashKey(props.query.queryKey)} {...props} />;
}

function PostListOf({ query, label, path, header = true, priority = false, onMore }: PostListProps) {
  const intl = useIntl();
  const { feed, failed, loading, hasMore, auto, fill, more } = useFeedPaging(query, onMore);
  const tiles = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);
  const count = feed?.posts.length ?? 0;

  // Who pressed the button goes on with the first new post: the button has moved behind them, or is gone.
  useEffect(() => {
    if (focusAt.current === undefined || count <= focusAt.current) return;
    const tile = tiles.current?.firstElementChild?.children[focusAt.current];
    tile?.querySelector('a')?.focus({ preventScroll: true });
    focusAt.current = undefined;
  }, [count]);
  const press = () => {
    focusAt.current = count;
    more();
  };

  const marker = auto ? <InfiniteMarker onReach={fill} /> : null;
  // One item before the end (specification 1, section 9).
  const markerAt = count - 2;

  return (
    <section aria-label={label} aria-busy={loading}>
      {feed || failed ? null : <ListState status="pending" skeleton={<PostGridSkeleton header={header} />} />}
      {feed && count === 0 && !hasMore ? <ListState status="empty" /> : null}
      {feed && count > 0 ? (
        <div ref={tiles}>
          <PostGrid>
            {feed.posts.map((post, index) => (
              <div key={post.id}>
                {index === markerAt ? marker : null}
                <PostListTile post={post} header={header} priority={priority && index < FIRST_ROW} />
              </div>
            ))}
          </PostGrid>
        </div>
      ) : null}
      {failed ? <ListState status="error" onRetry={press} /> : null}
      {feed && hasMore && !failed ? (
        <form
          className={css.tail}
          action={path}
          onSubmit={(event) => {
            event.preventDefault();
            press();
          }}
        >
          {markerAt < 0 ? marker : null}
          <input type="hidden" name="next" value={feed.next} />
          <Button type="submit" look="secondary" loading={loading}>
            {intl.formatMessage(messages.more)}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
