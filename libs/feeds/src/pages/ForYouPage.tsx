import { scrolled, useTrack } from '@social-shop/analytics';
import { useApi } from '@social-shop/api-client';
import { VisuallyHidden } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { postTile, useHidden, usePostSeen } from '@social-shop/posts';
import { PageHead } from '@social-shop/routing';
import { useSearchParams } from 'react-router-dom';
import { HomeTabs } from '../components/HomeTabs.tsx';
import { messages } from '../messages.ts';
import { feedsPaths } from '../paths.ts';
import { forYouFeedQuery } from '../queries.ts';

/** `/home/for-you`: posts ranked by the visitor's follows and likes. */
export function Component() {
  const [search] = useSearchParams();
  const intl = useIntl();
  const track = useTrack();
  const title = intl.formatMessage(messages.forYou);
  return (
    <>
      <PageHead title={title} description={intl.formatMessage(messages.forYouDescription)} path={feedsPaths.forYou()} />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <HomeTabs current="forYou" />
      <EndlessList
        query={forYouFeedQuery(useApi(), search.get('next'))}
        tile={postTile}
        label={title}
        path={feedsPaths.forYou()}
        priority
        leavesOut={useHidden()}
        {...usePostSeen()}
        onMore={(count) => track(scrolled('for-you', count))}
      />
    </>
  );
}
