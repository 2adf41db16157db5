import { useApi } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { postTile } from '@social-shop/posts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyFavorites } from '../components/EmptyFavorites.tsx';
import { FavoritesHead } from '../components/FavoritesHead.tsx';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { collectionsQuery, favoritePostsQuery } from '../queries.ts';

/** `/account/favorites/posts`: the posts that the visitor likes, the latest first. */
export function Component() {
  const intl = useIntl();
  const api = useApi();
  const [search] = useSearchParams();
  const { data: collections } = useQuery(collectionsQuery(api));
  const isEmpty = collections?.find(({ kind }) => kind === 'favorite-posts')?.itemsCount === 0;
  return (
    <>
      <FavoritesHead current="posts" path={collectionsPaths.favoritePosts()} />
      {isEmpty ? (
        <EmptyFavorites text="emptyPosts" />
      ) : (
        <EndlessList
          query={favoritePostsQuery(api, search.get('next'))}
          tile={postTile}
          label={intl.formatMessage(messages.posts)}
          path={collectionsPaths.favoritePosts()}
          priority
        />
      )}
    </>
  );
}
