import { useApi } from '@social-shop/api-client';
import { useSession } from '@social-shop/auth';
import { lazyPart, shareCard, useHydrating, VisuallyHidden } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead, paths } from '@social-shop/routing';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HomeTabs } from '../components/HomeTabs.tsx';
import { RecommendedSkeleton } from '../components/RecommendedSkeleton.tsx';
import { DiscoverFeed } from '../DiscoverFeed.tsx';
import { messages } from '../messages.ts';
import { discoverFeedQuery } from '../queries.ts';

// Only for signed-in visitors, and not needed for the first view of the feed.
const Recommended = lazyPart(async () => (await import('../components/Recommended.tsx')).Recommended);

/** `/` and `/home`: the discover feed (S1). */
export function Component() {
  const [search] = useSearchParams();
  const intl = useIntl();
  const session = useSession();
  const hydrating = useHydrating();
  const start = search.get('next');
  const title = intl.formatMessage(messages.discover);
  // The share card shows the first post of the feed.
  const { queryKey } = discoverFeedQuery(useApi(), start);
  const first = useQueryClient().getQueryData(queryKey)?.pages[0]?.items[0];
  const card = first && {
    ...shareCard(first.heroImage, { sourceWidth: first.heroImageWidth, sourceHeight: first.heroImageHeight }),
    alt: first.heroImageAlt,
  };
  return (
    <>
      <PageHead title={title} description={intl.formatMessage(messages.description)} path={paths.home()} image={card} />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <HomeTabs current="discover" />
      {session ? (
        hydrating ? (
          <RecommendedSkeleton />
        ) : (
          <Suspense fallback={<RecommendedSkeleton />}>
            <Recommended />
          </Suspense>
        )
      ) : null}
      <DiscoverFeed start={start} priority />
    </>
  );
}
