import { useApi } from '@social-shop/api-client';
import { Button, Icon, Select } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Facets } from '../api.ts';
import { messages } from '../messages.ts';
import { collectionsPaths } from '../paths.ts';
import { facetsQuery } from '../queries.ts';
import { filters, orders, selectionPath, type Selection } from '../selection.ts';
import * as css from './SortAndFilter.css.ts';

const orderNames = {
  newest: messages.newest,
  'price-low': messages.priceLow,
  'price-high': messages.priceHigh,
  drop: messages.biggestDrop,
} as const;

const filterNames = { dropped: messages.dropped, sale: messages.sale, 'in-stock': messages.inStock } as const;

const countOf = (facets: Facets, filter: (typeof filters)[number]) =>
  filter === 'in-stock' ? facets.inStock : facets[filter];

/** A number next to a name, separated from it for screen readers. */
const Count = ({ children }: { readonly children: number }) => (
  <>
    {SPACE}
    <span className={css.count}>{useIntl().formatNumber(children)}</span>
  </>
);

const SPACE = ' ';

/** Order and filters of saved products. Filters are links; the two selects are a form, with a button for visitors without script. */
export function SortAndFilter({ selection }: { readonly selection: Selection }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data: facets } = useQuery(facetsQuery(useApi()));
  const { order, only, retailer } = selection;
  const go = (change: Partial<Selection>) => void navigate(selectionPath({ ...selection, ...change }));
  return (
    <form
      action={collectionsPaths.favoriteProducts()}
      className={css.tools}
      aria-label={intl.formatMessage(messages.tools)}
    >
      {only.map((filter) => (
        <input key={filter} type="hidden" name="only" value={filter} />
      ))}
      <Select
        look="pill"
        name="order"
        label={intl.formatMessage(messages.order)}
        value={order}
        onChange={({ target }) => go({ order: orders.find((name) => name === target.value) ?? 'newest' })}
      >
        {orders.map((name) => (
          <option key={name} value={name}>
            {intl.formatMessage(orderNames[name])}
          </option>
        ))}
      </Select>
      {filters.map((filter) => {
        const chosen = only.includes(filter);
        return (
          <Link
            key={filter}
            className={css.chip}
            // A second press takes the filter off again.
            href={selectionPath({
              ...selection,
              only: chosen ? only.filter((name) => name !== filter) : [...only, filter],
            })}
            aria-current={chosen ? 'true' : undefined}
          >
            {chosen ? <Icon name="check" size={16} /> : null}
            {intl.formatMessage(filterNames[filter])}
            {facets ? <Count>{countOf(facets, filter)}</Count> : null}
          </Link>
        );
      })}
      {facets && facets.retailers.length > 1 ? (
        <Select
          look="pill"
          name="retailer"
          label={intl.formatMessage(messages.retailer)}
          value={retailer ?? ''}
          onChange={({ target }) => go({ retailer: target.value || undefined })}
        >
          <option value="">{intl.formatMessage(messages.allRetailers)}</option>
          {facets.retailers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      <Button type="submit" look="quiet" size="sm" className={css.apply}>
        {intl.formatMessage(messages.apply)}
      </Button>
    </form>
  );
}
