import { useApi } from '@social-shop/api-client';
import { ButtonLink, Notice } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { PageHead } from '@social-shop/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCollectionName } from '../collectionName.ts';
import { ListOptions } from '../components/ListOptions.tsx';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { collectionQuery, listProductsQuery } from '../queries.ts';
import { savedTileOf } from '../savedProductTile.tsx';
import { useWatchedHearts } from '../watchHearts.ts';
import * as css from '../components/head.css.ts';

/** `/wishlists/{id}`: a list of the visitor, with the tools of its owner. */
export function Component() {
  const { id = '' } = useParams();
  const intl = useIntl();
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: collection } = useSuspenseQuery(collectionQuery(api, id));
  const tile = useMemo(() => savedTileOf(id), [id]);
  const name = useCollectionName()(collection);
  const path = collectionsPaths.list(id);
  useWatchedHearts();
  return (
    <>
      <PageHead title={name} path={path} noindex />
      <div className={css.head}>
        <h1 className={css.title}>
          <bdi>{name}</bdi>
          <span className={css.count}>{intl.formatNumber(collection.itemsCount)}</span>
        </h1>
        <ListOptions
          look="edit"
          collection={collection}
          onDeleted={() => void navigate(collectionsPaths.lists(), { replace: true })}
        />
      </div>
      {collection.itemsCount === 0 ? (
        <Notice title={intl.formatMessage(messages.listEmpty)} text={intl.formatMessage(messages.listEmptyText)}>
          <ButtonLink href={collectionsPaths.favoriteProducts()}>
            {intl.formatMessage(messages.favoriteProducts)}
          </ButtonLink>
        </Notice>
      ) : (
        <EndlessList
          query={listProductsQuery(api, id, search.get('next'))}
          tile={tile}
          label={name}
          path={path}
          layout="grid"
          priority
        />
      )}
    </>
  );
}
