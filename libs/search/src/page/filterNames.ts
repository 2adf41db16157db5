import { useApi } from '@social-shop/api-client';
import { formatShortPrice } from '@social-shop/commerce-ui';
import { useIntl, type Message } from '@social-shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { colourMessages, messages } from '../messages.ts';
import type { SearchFacet } from '../provider/searchProvider.ts';
import { categoriesQuery } from './queries.ts';
import { listFilterNames, type ListFilter, type PriceBand, type Selection } from './selection.ts';

/** The title of a filter with several values. */
export const filterTitles: Readonly<Record<ListFilter, Message>> = {
  category: messages.category,
  retailer: messages.retailer,
  brand: messages.brand,
  colour: messages.colour,
};

const facetNames = { category: 'categories', retailer: 'retailer_ids', brand: 'brand_ids', colour: 'colours' } as const;

/** The values of a filter that have hits. */
export const valuesOf = (facets: readonly SearchFacet[], filter: ListFilter) =>
  facets.find(({ name }) => name === facetNames[filter])?.values ?? [];

/** The number of hits on sale or in stock. */
export const countOf = (facets: readonly SearchFacet[], name: 'on_sale' | 'in_stock'): number =>
  facets.find((facet) => facet.name === name)?.values[0]?.count ?? 0;

/** A chosen filter: its name, and the selection without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly name: string;
  readonly without: Selection;
}

/** Names of filters in the visitor's language. */
export function useFilterNames(facets: readonly SearchFacet[]) {
  const intl = useIntl();
  const { data: categories } = useQuery(categoriesQuery(useApi(), intl.locale));
  const price = (dollars: number) => formatShortPrice(intl, dollars * 100, 'USD');

  const priceName = (band: PriceBand) => {
    const [from = '', to = ''] = band.split('-');
    if (to === '') return intl.formatMessage(messages.over, { price: price(Number(from)) });
    if (from === '0') return intl.formatMessage(messages.under, { price: price(Number(to)) });
    return intl.formatMessage(messages.between, { from: price(Number(from)), to: price(Number(to)) });
  };

  const valueName = (filter: ListFilter, value: string): string => {
    if (filter === 'category') return categories?.find(({ key }) => key === value)?.title ?? value;
    const colour = filter === 'colour' ? colourMessages[value] : undefined;
    if (colour) return intl.formatMessage(colour);
    const label = valuesOf(facets, filter).find((one) => one.value === value)?.label;
    return label ?? (filter === 'colour' ? value : intl.formatMessage(filterTitles[filter]));
  };

  const chosen = (selection: Selection): readonly ChosenFilter[] => {
    const { price: band, sale, stock } = selection;
    return [
      ...(band ? [{ key: 'price', name: priceName(band), without: { ...selection, price: undefined } }] : []),
      ...(sale
        ? [{ key: 'sale', name: intl.formatMessage(messages.sale), without: { ...selection, sale: false } }]
        : []),
      ...(stock
        ? [{ key: 'stock', name: intl.formatMessage(messages.stock), without: { ...selection, stock: false } }]
        : []),
      ...listFilterNames.flatMap((filter) =>
        selection[filter].map((value) => ({
          key: `${filter} ${value}`,
          name: valueName(filter, value),
          without: { ...selection, [filter]: selection[filter].filter((one) => one !== value) },
        })),
      ),
    ];
  };
  return { priceName, valueName, chosen };
}
