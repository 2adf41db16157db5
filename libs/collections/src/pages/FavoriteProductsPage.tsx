import { useApi } from '@social-shop/api-client';
import { ButtonLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { EndlessList } from '@social-shop/lists';
import { PaidNote } from '@social-shop/products';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyFavorites } from '../components/EmptyFavorites.tsx';
import { FavoritesHead } from '../components/FavoritesHead.tsx';
import { SortAndFilter } from '../components/SortAndFilter.tsx';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { facetsQuery, favoriteProductsQuery } from '../queries.ts';
import { savedProductTile } from '../savedProductTile.tsx';
import { isNarrowed, selectionOf, selectionPath, wholeSelection } from '../selection.ts';

/** `/account/favorites/products`: the current price and the price when it was saved, sorted and filtered. */
export function Component() {
  const intl = useIntl();
  const api = useApi();
  const [search] = useSearchParams();
  const selection = selectionOf(search);
  const { data: facets } = useQuery(facetsQuery(api));
  return (
    <>
      <FavoritesHead current="products" path={collectionsPaths.favoriteProducts()} />
      {facets?.total === 0 ? (
        <EmptyFavorites text="emptyProducts" />
      ) : (
        <>
          <SortAndFilter selection={selection} />
          <EndlessList
            query={favoriteProductsQuery(api, selection, search.get('next'))}
            tile={savedProductTile}
            label={intl.formatMessage(messages.products)}
            path={selectionPath(selection)}
            layout="grid"
            priority
            empty={
              isNarrowed(selection) ? (
                <ButtonLink href={selectionPath(wholeSelection)} look="quiet" size="sm">
                  {intl.formatMessage(messages.clear)}
                </ButtonLink>
              ) : null
            }
          />
          <PaidNote count={facets?.total ?? 1} />
        </>
      )}
    </>
  );
}
