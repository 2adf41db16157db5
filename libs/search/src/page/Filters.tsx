import { Button, ButtonLink, Icon, IconButton } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { SearchFacet } from '../provider/searchProvider.ts';
import { CountBeside } from './Count.tsx';
import { countOf, filterTitles, useFilterNames, valuesOf } from './filterNames.ts';
import * as css from './Filters.css.ts';
import {
  filterCount,
  listFilterNames,
  priceBands,
  selectionPath,
  unfiltered,
  type ListFilter,
  type Selection,
} from './selection.ts';

/** Id of the filters, which a button opens on phones. */
export const FILTERS_ID = 'search-filters';

/** Values of one filter that are listed; the most frequent ones. */
const LISTED = 8;

interface FiltersProps {
  readonly selection: Selection;
  readonly facets: readonly SearchFacet[];
  /** The number of hits with the chosen filters, if known. */
  readonly total: number | undefined;
}

/**
 * The filters as links, which work without script. From md they are a column; on smaller screens the browser's own popover shows them as a
 * sheet, so it opens without script, too.
 */
export function Filters({ selection, facets, total }: FiltersProps) {
  const intl = useIntl();
  const names = useFilterNames(facets);
  const to = (change: Partial<Selection>) => selectionPath({ ...selection, ...change });
  const title = intl.formatMessage(messages.filters);
  const sale = countOf(facets, 'on_sale');
  const stock = countOf(facets, 'in_stock');
  const show = selection.type === 'product' ? messages.showProducts : messages.showPosts;
  return (
    <aside id={FILTERS_ID} popover="auto" className={css.filters} aria-label={title}>
      <div className={css.sheetHead}>
        <h2 className={css.sheetTitle}>{title}</h2>
        <IconButton
          icon="close"
          label={intl.formatMessage(messages.close)}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </div>
      <Group title={intl.formatMessage(messages.price)}>
        <Option look="one" href={to({ price: undefined })} isChosen={selection.price === undefined}>
          {intl.formatMessage(messages.anyPrice)}
        </Option>
        {priceBands.map((price) => (
          <Option key={price} look="one" href={to({ price })} isChosen={price === selection.price}>
            {names.priceName(price)}
          </Option>
        ))}
      </Group>
      {sale || stock || selection.sale || selection.stock ? (
        <Group title={intl.formatMessage(messages.offers)}>
          <Option href={to({ sale: !selection.sale })} isChosen={selection.sale} count={sale}>
            {intl.formatMessage(messages.sale)}
          </Option>
          <Option href={to({ stock: !selection.stock })} isChosen={selection.stock} count={stock}>
            {intl.formatMessage(messages.stock)}
          </Option>
        </Group>
      ) : null}
      {listFilterNames.map((filter) => (
        <Values key={filter} filter={filter} selection={selection} facets={facets} nameOf={names.valueName} />
      ))}
      <div className={css.sheetEnd}>
        {filterCount(selection) > 0 ? (
          <ButtonLink look="text" href={to(unfiltered)}>
            {intl.formatMessage(messages.clear)}
          </ButtonLink>
        ) : null}
        <Button className={css.show} popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {total === undefined ? intl.formatMessage(messages.show) : intl.formatMessage(show, { count: total })}
        </Button>
      </div>
    </aside>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.groupTitle}>{title}</h2>
      {children}
    </section>
  );
}

/** The values of one filter: those that have hits, and chosen ones. */
function Values({
  filter,
  selection,
  facets,
  nameOf,
}: Omit<FiltersProps, 'total'> & {
  readonly filter: ListFilter;
  readonly nameOf: (filter: ListFilter, value: string) => string;
}) {
  const intl = useIntl();
  const chosen = selection[filter];
  const values = valuesOf(facets, filter).filter(({ value }, index) => index < LISTED || chosen.includes(value));
  const gone = chosen.filter((value) => !values.some((one) => one.value === value));
  const listed = [...values, ...gone.map((value) => ({ value, count: 0 }))];
  if (listed.length === 0) return null;
  const toggled = (value: string) =>
    selectionPath({
      ...selection,
      [filter]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
    });
  const options = listed.map(({ value, count }) => {
    const isChosen = chosen.includes(value);
    const shared = { href: toggled(value), isChosen, count };
    return filter === 'colour' ? (
      <ColourOption key={value} {...shared} colour={value}>
        {nameOf(filter, value)}
      </ColourOption>
    ) : (
      <Option key={value} {...shared}>
        <bdi>{nameOf(filter, value)}</bdi>
      </Option>
    );
  });
  return (
    <Group title={intl.formatMessage(filterTitles[filter])}>
      {filter === 'colour' ? <div className={css.colours}>{options}</div> : options}
    </Group>
  );
}

interface OptionProps {
  readonly href: string;
  readonly isChosen: boolean;
  readonly count?: number;
  readonly children: ReactNode;
}

/** A choice as a link. A second press takes it off again. */
function Option({
  href,
  isChosen,
  count = 0,
  look = 'several',
  children,
}: OptionProps & { readonly look?: 'one' | 'several' }) {
  return (
    <Link href={href} rel="nofollow" className={css.option} aria-current={isChosen ? 'true' : undefined}>
      <span className={css.box[look]}>{isChosen && look === 'several' ? <Icon name="check" size={16} /> : null}</span>
      <span className={css.optionName}>{children}</span>
      {count > 0 ? <CountBeside total={count} isComplete className={css.count} /> : null}
    </Link>
  );
}

function ColourOption({ href, isChosen, count = 0, colour, children }: OptionProps & { readonly colour: string }) {
  return (
    <Link href={href} rel="nofollow" className={css.colour} aria-current={isChosen ? 'true' : undefined}>
      <span className={`${css.dot} ${css.dye[colour as keyof typeof css.dye] ?? ''}`} />
      {children}
      {count > 0 ? <CountBeside total={count} isComplete className={css.colourCount} /> : null}
    </Link>
  );
}
