import { ButtonLink, Formatted, formatShortPrice, Icon } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link } from '@social-shop/routing';
import { messages } from '../messages.ts';
import { limits, withSelection, type Selection } from '../selection.ts';
import * as css from './SortAndFilter.css.ts';

/** The order of a list and its price filter. Each choice is a link, which works without script and can be shared. */
export function SortAndFilter({ path, selection }: { readonly path: string; readonly selection: Selection }) {
  const intl = useIntl();
  const { newest, priceBelow } = selection;
  const to = (change: Partial<Selection>) => withSelection(path, { ...selection, ...change });
  return (
    <nav className={css.tools} aria-label={intl.formatMessage(messages.tools)}>
      <span className={css.segments}>
        {[false, true].map((value) => (
          <Link
            key={String(value)}
            href={to({ newest: value })}
            className={css.segment}
            aria-current={value === newest ? 'true' : undefined}
          >
            {intl.formatMessage(value ? messages.newest : messages.popular)}
          </Link>
        ))}
      </span>
      <span className={css.bar} aria-hidden="true" />
      {limits.map((limit) => {
        const chosen = limit === priceBelow;
        return (
          // A second press takes the filter off again.
          <Link
            key={limit}
            href={to({ priceBelow: chosen ? undefined : limit })}
            className={css.chip}
            aria-current={chosen ? 'true' : undefined}
          >
            {chosen ? <Icon name="check" size={16} /> : null}
            <Formatted values={[limit]}>
              {() => intl.formatMessage(messages.priceBelow, { price: formatShortPrice(intl, limit, 'USD') })}
            </Formatted>
          </Link>
        );
      })}
      {priceBelow === undefined ? null : (
        <ButtonLink href={to({ priceBelow: undefined })} look="text" size="sm" className={css.clear}>
          {intl.formatMessage(messages.clear)}
        </ButtonLink>
      )}
    </nav>
  );
}
