import { useApi } from '@social-shop/api-client';
import { INDEXED_FROM_POSTS } from '@social-shop/api-contract/hashtag';
import { useIntl } from '@social-shop/i18n';
import { postsPaths } from '@social-shop/posts/paths';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { ListHead } from '../components/ListHead.tsx';
import { PageIntro } from '../components/PageIntro.tsx';
import { PostList } from '../components/PostList.tsx';
import { TopCreators } from '../components/TopCreators.tsx';
import { messages } from '../messages.ts';
import { discoveryPaths } from '../paths.ts';
import { hashtagFeedQuery, hashtagQuery } from '../queries.ts';
import { selectionOf } from '../selection.ts';
import { POPULAR_TODAY, specialFeeds } from '../specialFeeds.ts';

/** `/hashtags/{hashtag}`: its posts, and the creators who use it most. */
export function Component() {
  const { hashtag: name = '' } = useParams();
  const intl = useIntl();
  const special = specialFeeds.get(name);
  const title = special ? intl.formatMessage(special.title) : `#${name}`;
  const path = postsPaths.hashtag(name);
  const api = useApi();
  const counted = useQueryClient().getQueryData(hashtagQuery(api, name).queryKey);
  const [search] = useSearchParams();
  return (
    <>
      <ListHead
        query={hashtagFeedQuery(api, name, selectionOf(search), search.get('next'))}
        title={title}
        description={intl.formatMessage(messages.hashtagDescription, { hashtag: `#${name}` })}
        // Popular today is also a category.
        path={name === POPULAR_TODAY ? discoveryPaths.category(name) : path}
        noindex={counted !== undefined && counted.postsCount < INDEXED_FROM_POSTS}
      />
      {special ? <PageIntro title={title} /> : <Known name={name} title={title} />}
      <PostList hashtag={name} label={title} path={path} />
    </>
  );
}

function Known({ name, title }: { readonly name: string; readonly title: string }) {
  const { data } = useSuspenseQuery(hashtagQuery(useApi(), name));
  return (
    <>
      <PageIntro title={title} count={data.postsCount} />
      <TopCreators creators={data.creators} />
    </>
  );
}
