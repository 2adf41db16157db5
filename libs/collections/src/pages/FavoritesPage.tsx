import { useApi } from '@social-shop/api-client';
import { ListState, PostCard, ProductCard, Rail, RailSkeleton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { productPaths } from '@social-shop/products';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EmptyFavorites } from '../components/EmptyFavorites.tsx';
import { FavoritesHead } from '../components/FavoritesHead.tsx';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { collectionsQuery, favoritePostsQuery, favoriteProductsQuery } from '../queries.ts';
import * as css from './FavoritesPage.css.ts';

/** Of each kind. */
const SHOWN = 12;

/** `/account/favorites`: the latest products and posts. */
export function Component() {
  const { data: collections } = useQuery(collectionsQuery(useApi()));
  const isEmpty = collections?.every(({ kind, itemsCount }) => kind === 'list' || itemsCount === 0);
  return (
    <>
      <FavoritesHead path={collectionsPaths.favorites()} />
      {isEmpty ? (
        <EmptyFavorites text="emptyProducts" />
      ) : (
        <div className={css.rails}>
          <Products />
          <Posts />
        </div>
      )}
    </>
  );
}

function Products() {
  const { data, isError, refetch } = useInfiniteQuery(favoriteProductsQuery(useApi()));
  const head = { title: useIntl().formatMessage(messages.products), href: collectionsPaths.favoriteProducts() };
  if (isError) return <ListState status="error" title={head.title} onRetry={() => void refetch()} />;
  if (!data) return <RailSkeleton {...head} tiles="products" />;
  if (data.items.length === 0) return null;
  return (
    <Rail {...head} tiles="products">
      {data.items.slice(0, SHOWN).map(({ id, postId, product: { detailsId, ...product } }) => (
        <li key={id}>
          <ProductCard product={{ ...product, href: productPaths.product(detailsId, { li: postId, ci: postId }) }} />
        </li>
      ))}
    </Rail>
  );
}

function Posts() {
  const { data, isError, refetch } = useInfiniteQuery(favoritePostsQuery(useApi()));
  const head = { title: useIntl().formatMessage(messages.posts), href: collectionsPaths.favoritePosts() };
  if (isError) return <ListState status="error" title={head.title} onRetry={() => void refetch()} />;
  if (!data) return <RailSkeleton {...head} tiles="posts" />;
  if (data.items.length === 0) return null;
  return (
    <Rail {...head} tiles="posts">
      {data.items.slice(0, SHOWN).map(({ creator, ...post }) => (
        <li key={post.id}>
          <PostCard post={post} creator={creator} />
        </li>
      ))}
    </Rail>
  );
}
