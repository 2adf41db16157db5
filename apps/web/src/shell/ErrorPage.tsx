import { usePageView } from '@social-shop/analytics';
import { ButtonLink, Niche } from '@social-shop/commerce-ui';
import { text } from '@social-shop/commerce-ui/theme';
import { DiscoverFeed } from '@social-shop/feeds';
import { useIntl } from '@social-shop/i18n';
import { PageHead } from '@social-shop/routing';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { messages } from '../messages.ts';
import * as css from './ErrorPage.css.ts';

/** Statuses that mean the address is wrong: everything else is our fault. */
const INVALID_LINK = new Set([400, 404]);

function statusOf(error: unknown) {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
}

/** Stands in for a page that does not exist or failed; a discover feed follows, so that nobody ends here. */
export function ErrorPage() {
  const intl = useIntl();
  const invalid = INVALID_LINK.has(statusOf(useRouteError()));
  const unmatched = useMatches().at(-1)?.id === 'web.noMatch';
  usePageView(invalid ? '404' : 'error', useLocation().pathname);

  const title = intl.formatMessage(invalid ? messages.notFoundTitle : messages.errorTitle);
  return (
    <>
      <PageHead title={unmatched ? intl.formatMessage(messages.noMatch) : title} noindex />
      <div className={css.notice}>
        <Niche />
        <h1 className={text.display}>{title}</h1>
        <p className={css.text}>{intl.formatMessage(invalid ? messages.notFoundText : messages.errorText)}</p>
        {/* This address, as a whole document: the client's page would have the same answer, or the same missing code, again. */}
        {invalid ? null : (
          <ButtonLink href="" rel="external">
            {intl.formatMessage(messages.tryAgain)}
          </ButtonLink>
        )}
      </div>
      <DiscoverFeed />
    </>
  );
}
