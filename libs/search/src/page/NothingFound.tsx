import { useApi } from '@social-shop/api-client';
import { ButtonLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { productPaths } from '@social-shop/products';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { useFilterNames } from './filterNames.ts';
import * as css from './NothingFound.css.ts';
import { unfilteredCountQuery } from './queries.ts';
import { filterCount, selectionPath, unfiltered, type Selection } from './selection.ts';

/** The way on when nothing was found: without filters if there are any, otherwise by category. */
export function NothingFound({ selection }: { readonly selection: Selection }) {
  const intl = useIntl();
  if (filterCount(selection) > 0) return <WithoutFilters selection={selection} />;
  return (
    <ButtonLink look="quiet" size="sm" href={productPaths.categories()}>
      {intl.formatMessage(messages.categories)}
    </ButtonLink>
  );
}

/** Says which filter is in the way, and shows what there is without it. */
function WithoutFilters({ selection }: { readonly selection: Selection }) {
  const intl = useIntl();
  const { data } = useQuery(unfilteredCountQuery(useApi(), selection));
  const [only, ...others] = useFilterNames([]).chosen(selection);
  if (!data || data.total === 0 || !only) return null;
  const filter = <bdi key="filter">{only.name}</bdi>;
  const show = selection.type === 'product' ? messages.showProducts : messages.showPosts;
  return (
    <div className={css.ways}>
      <p className={css.reason}>
        {others.length === 0
          ? intl.formatMessage(messages.filterInTheWay, { filter })
          : intl.formatMessage(messages.filtersInTheWay)}
      </p>
      <ButtonLink href={selectionPath({ ...selection, ...unfiltered })}>
        {data.isComplete ? intl.formatMessage(show, { count: data.total }) : intl.formatMessage(messages.show)}
      </ButtonLink>
    </div>
  );
}
