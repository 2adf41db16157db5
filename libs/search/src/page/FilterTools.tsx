import { Button, ButtonLink, Drawing, Icon, Select } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import sliders from 'icon:sliders-horizontal';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';
import { searchPaths } from '../paths.ts';
import type { SearchFacet } from '../provider/searchProvider.ts';
import { useFilterNames } from './filterNames.ts';
import { FILTERS_ID } from './Filters.tsx';
import * as css from './FilterTools.css.ts';
import { filterCount, selectionPath, sorts, unfiltered, type Selection } from './selection.ts';

interface ToolsProps {
  readonly selection: Selection;
  readonly facets: readonly SearchFacet[];
}

/** The row above the results: the button that opens the filters on small screens, chosen filters, and the order. */
export function FilterTools({ selection, facets }: ToolsProps) {
  const intl = useIntl();
  const chosen = useFilterNames(facets).chosen(selection);
  const count = filterCount(selection);
  return (
    <div className={css.tools} role="group" aria-label={intl.formatMessage(messages.tools)}>
      <button type="button" className={css.open} popoverTarget={FILTERS_ID}>
        <Drawing path={sliders} size={16} />
        {intl.formatMessage(messages.filters)}
        {count > 0 ? <span className={css.count}>{intl.formatNumber(count, { format: 'count' })}</span> : null}
      </button>
      {chosen.map(({ key, name, without }) => (
        <Link
          key={key}
          href={selectionPath(without)}
          rel="nofollow"
          className={css.chip}
          aria-label={intl.formatMessage(messages.remove, { filter: name })}
        >
          <bdi>{name}</bdi>
          <Icon name="close" size={16} />
        </Link>
      ))}
      {count > 0 ? (
        <ButtonLink look="text" size="sm" href={selectionPath({ ...selection, ...unfiltered })}>
          {intl.formatMessage(messages.clear)}
        </ButtonLink>
      ) : null}
      <Sort selection={selection} />
    </div>
  );
}

const sortNames = {
  relevant: messages.relevant,
  newest: messages.newest,
  price_asc: messages.priceLow,
  price_desc: messages.priceHigh,
} as const;

/** The order of the results. Without script a button submits it. */
function Sort({ selection }: Pick<ToolsProps, 'selection'>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const kept = new URL(selectionPath({ ...selection, sort: 'relevant' }), 'https://shop.invalid').searchParams;
  return (
    <form action={searchPaths.page()} className={css.sort}>
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        look="pill"
        name="sort"
        label={intl.formatMessage(messages.sort)}
        value={selection.sort}
        onChange={({ target }) => {
          const sort = sorts.find((name) => name === target.value) ?? 'relevant';
          void navigate(selectionPath({ ...selection, sort }));
        }}
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {intl.formatMessage(sortNames[name])}
          </option>
        ))}
      </Select>
      <Button type="submit" look="quiet" size="sm" className={css.withoutScript}>
        {intl.formatMessage(messages.apply)}
      </Button>
    </form>
  );
}
