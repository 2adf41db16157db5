import { useApi } from '@social-shop/api-client';
import { ButtonLink, Drawing, Tab, Tabs } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import squares from 'icon:squares-four';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { collectionsQuery } from '../queries.ts';
import { useWatchedHearts } from '../watchHearts.ts';
import * as css from './head.css.ts';
import { ListOptions } from './ListOptions.tsx';

/** The head of the pages of favorites: their title, the way to lists, and the two kinds with their counts. */
export function FavoritesHead({ current, path }: { readonly current?: 'posts' | 'products'; readonly path: string }) {
  const intl = useIntl();
  const { data: collections = [] } = useQuery(collectionsQuery(useApi()));
  useWatchedHearts();
  const title = intl.formatMessage(messages.favorites);
  const shown = collections.find(({ kind }) => kind === `favorite-${current}`);
  const count = (kind: 'favorite-posts' | 'favorite-products') => {
    const known = collections.find((collection) => collection.kind === kind)?.itemsCount ?? 0;
    return known > 0 ? <span className={css.count}>{intl.formatNumber(known)}</span> : null;
  };
  return (
    <>
      <PageHead title={title} path={path} noindex />
      <div className={css.headOfTabs}>
        <h1 className={css.title}>{title}</h1>
        <ButtonLink href={collectionsPaths.lists()} look="quiet" size="sm">
          <Drawing path={squares} size={16} />
          {intl.formatMessage(messages.lists)}
        </ButtonLink>
        {current && shown ? <ListOptions look="share" collection={shown} /> : null}
      </div>
      <Tabs label={title}>
        <Tab href={collectionsPaths.favoritePosts()} current={current === 'posts'}>
          {intl.formatMessage(messages.posts)}
          {count('favorite-posts')}
        </Tab>
        <Tab href={collectionsPaths.favoriteProducts()} current={current === 'products'}>
          {intl.formatMessage(messages.products)}
          {count('favorite-products')}
        </Tab>
      </Tabs>
    </>
  );
}
