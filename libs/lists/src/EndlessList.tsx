import {
  ButtonLink,
  lazyPart,
  ListState,
  postLabelId,
  postTileSize,
  PostGridSkeleton,
  SkipLink,
  useHydrating,
} from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { hashKey } from '@tanstack/react-query';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../posts/src/messages.ts';
import type { PostSummary } from '../../posts/src/post.ts';
import type { PostFeedQuery } from '../../posts/src/queries.ts';
import { FeedEnd } from './ListEnd.tsx';
import * as css from './EndlessList.css.ts';
import { PostListTile } from '../../posts/src/components/PostListTile.tsx';
import { MasonryList } from './masonry/MasonryList.tsx';
import { useFeedPaging } from './usePaging.ts';

// Not needed for the first view, and without it a feed still goes on by its button.
const FeedVisit = lazyPart(async () => (await import('./visit/ListVisit.tsx')).FeedVisit);

/** Tiles of the first row where the grid is widest. */
const FIRST_ROW = 4;

/** A feed of posts as a page shows it. */
export interface PostListProps {
  readonly query: PostFeedQuery;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Path of the page that shows this feed, from a cursor (`?next=`) on too: where 'Load more' leads without script. */
  readonly path: string;
  /** Whether tiles name their creator. */
  readonly header?: boolean;
  /** The list is in the first view: the pictures of its first row come first. */
  readonly priority?: boolean;
  /** Hears the number of posts each time that further ones have been added. */
  readonly onMore?: (count: number) => void;
}

const keyOf = ({ id }: PostSummary) => id;
const labelIdOf = ({ id }: PostSummary) => postLabelId(id);
const sizeWithHeader = (post: PostSummary) => postTileSize(post, true);
const sizeWithoutHeader = (post: PostSummary) => postTileSize(post, false);

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
  const endId = useId();
  const end = useRef<HTMLSpanElement>(null);
  const { feed, failed, loading, waiting, hasMore, auto, fill, more } = useFeedPaging(query, onMore);
  const hydrating = useHydrating();
  const [left, setLeft] = useState(false);
  // Before, a reader who comes back would stand at the end of the first page and have the next one fetched again.
  const [restored, setRestored] = useState(false);
  const count = feed?.posts.length ?? 0;
  // A list keeps its reader's place, and its pages, for each visit: `key` is that of the history entry.
  const visit = `${useLocation().key} ${hashKey(query.queryKey)}`;

  // Who pressed the button goes on with the first new post: the button has moved behind them, or is gone.
  const [goal, setGoal] = useState<number>();
  const press = () => {
    setLeft(false);
    setGoal(count);
    more();
  };

  /** Past the feed, without having all of it loaded on the way. */
  const leave = () => {
    setLeft(true);
    end.current?.focus();
  };

  const renderTile = useCallback(
    (post: PostSummary, index: number) => (
      <PostListTile post={post} header={header} priority={priority && index < FIRST_ROW} />
    ),
    [header, priority],
  );

  return (
    <section aria-label={label} aria-busy={loading} className={css.list}>
      {feed && count > 0 ? (
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
      {feed && !hydrating ? (
        <Suspense>
          <FeedVisit query={query} feed={feed} name={visit} onRestored={() => setRestored(true)} />
        </Suspense>
      ) : null}
      {/* Without script, or after a link into the middle, there is no other way up (B06). */}
      {query.initialPageParam ? (
        <ButtonLink href={path} look="secondary" className={css.start}>
          {intl.formatMessage(messages.start)}
        </ButtonLink>
      ) : null}
      {feed || failed ? null : <ListState status="pending" skeleton={<PostGridSkeleton header={header} />} />}
      {feed && count === 0 && !hasMore ? <ListState status="empty" /> : null}
      {feed && (count > 0 || hasMore) ? (
        <MasonryList
          items={feed.posts}
          keyOf={keyOf}
          sizeOf={header ? sizeWithHeader : sizeWithoutHeader}
          labelIdOf={labelIdOf}
          renderTile={renderTile}
          label={label}
          busy={loading}
          complete={!hasMore}
          onNearEnd={auto && restored && !left ? fill : undefined}
          onLeave={leave}
          goal={goal}
          placeName={visit}
        />
      ) : null}
      {failed ? (
        <ListState status="error" {...(feed || !query.initialPageParam ? { onRetry: press } : { href: path })} />
      ) : null}
      {feed && hasMore && !failed ? (
        <FeedEnd next={feed.next} path={path} loading={loading} waiting={waiting} onMore={press} />
      ) : null}
      <span ref={end} id={endId} tabIndex={-1} className={css.end} />
    </section>
  );
}
