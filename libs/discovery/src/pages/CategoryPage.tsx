import { useApi } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCategory } from '../category.ts';
import { ListHead } from '../components/ListHead.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PostList } from '../components/PostList.tsx';
import { messages } from '../messages.ts';
import { discoveryPaths } from '../paths.ts';
import { hashtagFeedQuery, hashtagQuery } from '../queries.ts';
import { selectionOf } from '../selection.ts';
import { specialFeeds } from '../specialFeeds.ts';

/** `/categories/{category}`: its title, its subtitle and its feed. */
export function Component() {
  const { category = '' } = useParams();
  const api = useApi();
  const [search] = useSearchParams();
  const { title, subtitle, hashtag } = useCategory(category);
  // If the call for the count fails, show none.
  const { data: counted } = useQuery({ ...hashtagQuery(api, hashtag), enabled: !specialFeeds.has(hashtag) });
  const path = discoveryPaths.category(category);
  const above = { href: discoveryPaths.categories(), title: useIntl().formatMessage(messages.shop) };
  return (
    <>
      <ListHead
        query={hashtagFeedQuery(api, hashtag, selectionOf(search), search.get('next'))}
        title={title}
        description={subtitle}
        path={path}
      />
      <PageIntro title={title} count={counted?.postsCount} subtitle={subtitle} above={above} />
      <PostList hashtag={hashtag} label={title} path={path} />
    </>
  );
}
