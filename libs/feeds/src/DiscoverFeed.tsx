import { scrolled, useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { postTile, useHidden, usePostSeen } from '@social-shop/posts';
import { paths } from '@social-shop/routing';
import { messages } from './messages.ts';
import { discoverFeedQuery } from './queries.ts';

/** The discover feed as home and error pages show it. */
export interface DiscoverFeedProps {
  /** Cursor of its first page. */
  readonly start?: string | null;
  /** The feed is in the first view. */
  readonly priority?: boolean;
}

/** The discover feed, on home and below error pages. One that failed waits for 'Try Again' (K-E05). */
export function DiscoverFeed({ start = null, priority = false }: DiscoverFeedProps) {
  const intl = useIntl();
  const track = useTrack();
  return (
    <EndlessList
      query={discoverFeedQuery(useApi(), start)}
      tile={postTile}
      label={intl.formatMessage(messages.discover)}
      path={paths.home()}
      priority={priority}
      leavesOut={useHidden()}
      {...usePostSeen()}
      onMore={(count) => track(scrolled('discover', count))}
    />
  );
}
