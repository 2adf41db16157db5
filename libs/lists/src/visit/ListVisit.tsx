import { Button } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '../../../posts/src/messages.ts';
import type { PostFeed } from '../../../posts/src/postPage.ts';
import type { PostFeedQuery } from '../../../posts/src/queries.ts';
import * as css from '../EndlessList.css.ts';
import { useKeptPages } from './useKeptPages.ts';
import { useNewerPosts } from './useNewerItems.ts';
import { useStalePosts } from './useStaleItems.ts';

/** What a visit of a feed is told. */
export interface FeedVisitProps {
  readonly query: PostFeedQuery;
  readonly feed: PostFeed;
  /** Names this visit of the feed: its history entry. */
  readonly name: string;
  /** The pages of an earlier look at this visit are there again, if there are any. */
  readonly onRestored: () => void;
}

/**
 * What a visit of a feed needs beyond its first view: its pages are kept, posts in view that are stale are refreshed, and posts that
 * have come since are offered by a pill. That takes no room: nothing moves when it comes or goes.
 */
export function FeedVisit({ query, feed, name, onRestored }: FeedVisitProps) {
  const intl = useIntl();
  useKeptPages(query, name);
  const restored = useEffectEvent(onRestored);
  useEffect(() => restored(), []);
  useStalePosts(query, feed);
  const { count, show } = useNewerPosts(query, feed);
  return (
    <div role="status" className={css.pillPlace}>
      {count > 0 ? (
        <Button size="sm" className={css.pill} onClick={() => void show()}>
          {intl.formatMessage(messages.newer, { count })}
        </Button>
      ) : null}
    </div>
  );
}
