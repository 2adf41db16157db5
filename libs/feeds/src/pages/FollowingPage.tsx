import { scrolled, useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { VisuallyHidden } from '@social-shop/commerce-ui';
import { follows } from '@social-shop/creators';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { postTile, useHidden, usePostSeen } from '@social-shop/posts';
import { PageHead } from '@social-shop/routing';
import { useToggleChanges } from '@social-shop/toggles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FirstFollows } from '../components/FirstFollows.tsx';
import { HomeTabs } from '../components/HomeTabs.tsx';
import { Recommended } from '../components/Recommended.tsx';
import { keepFollowing } from '../keepFollowing.ts';
import { messages } from '../messages.ts';
import { feedsPaths } from '../paths.ts';
import { followingFeedQuery } from '../queries.ts';

/** `/home/following`: posts of the creators whom the visitor follows, or creators to follow. */
export function Component() {
  const [search] = useSearchParams();
  const intl = useIntl();
  const track = useTrack();
  const query = followingFeedQuery(useApi(), search.get('next'));
  const { data: list } = useInfiniteQuery(query);
  const seen = usePostSeen();
  const leavesOut = useHidden();
  useToggleChanges(follows, keepFollowing);
  // Creators to follow stay after the first one is followed, for the next ones.
  const isEmpty = list?.items.length === 0;
  const [starts, setStarts] = useState(isEmpty);
  if (isEmpty && !starts) setStarts(true);
  const title = intl.formatMessage(messages.following);
  return (
    <>
      <PageHead
        title={title}
        description={intl.formatMessage(messages.followingDescription)}
        path={feedsPaths.following()}
      />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <HomeTabs current="following" />
      {starts ? (
        <FirstFollows onDone={list && !isEmpty ? () => setStarts(false) : undefined} />
      ) : (
        <>
          <Recommended />
          <EndlessList
            query={query}
            tile={postTile}
            label={title}
            path={feedsPaths.following()}
            priority
            leavesOut={leavesOut}
            {...seen}
            onMore={(count) => track(scrolled('following', count))}
          />
        </>
      )}
    </>
  );
}
