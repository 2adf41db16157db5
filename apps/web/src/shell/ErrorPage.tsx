import { usePageView } from '@social-shop/analytics';
import { useSession } from '@social-shop/auth';
import { Button, ButtonLink, Niche, Notice, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead, paths } from '@social-shop/routing';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useRevalidator, useRouteError } from 'react-router-dom';
import { messages } from '../messages.ts';
import { ErrorFeed } from './ErrorFeed.tsx';

/** Statuses that mean the address is wrong: everything else is our fault. */
const INVALID_LINK = new Set([400, 404]);

/** The status of a loader. Code that is missing or throws has none. */
function statusOf(error: unknown) {
  return typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined;
}

/** Id of the route for an address that no page has. */
export const NO_MATCH_ROUTE = 'web.noMatch';

/** Replaces a page that does not exist or failed. A discover feed follows, so that the visitor can continue. */
export function ErrorPage() {
  const intl = useIntl();
  const session = useSession();
  const status = statusOf(useRouteError()) ?? 500;
  const invalid = INVALID_LINK.has(status);
  const unmatched = useMatches().at(-1)?.id === NO_MATCH_ROUTE;
  usePageView(invalid ? '404' : 'error', useLocation().pathname);

  const title = intl.formatMessage(invalid ? messages.notFoundTitle : messages.errorTitle);
  return (
    <>
      <PageHead title={unmatched ? intl.formatMessage(messages.noMatch) : title} noindex />
      <Notice
        size="page"
        art={<Niche />}
        title={title}
        text={intl.formatMessage(invalid ? messages.notFoundText : messages.errorText)}
      >
        {invalid ? null : <TryAgain />}
        {session ? (
          <ButtonLink href={paths.home()} look={invalid ? 'primary' : 'secondary'}>
            {intl.formatMessage(messages.discoverMore)}
          </ButtonLink>
        ) : null}
      </Notice>
      <ErrorFeed />
    </>
  );
}

/** Loads the page at this address again, also by itself when the shop is online again. Without script it is a link. */
function TryAgain() {
  const text = useIntl().formatMessage(messages.tryAgain);
  const hydrating = useHydrating();
  const { revalidate, state } = useRevalidator();
  const failedByStatus = statusOf(useRouteError()) !== undefined;
  const comeBack = useEffectEvent((online: boolean) => {
    if (online && failedByStatus) void revalidate();
  });
  useEffect(() => onlineManager.subscribe((online) => comeBack(online)), []);

  if (hydrating) {
    return (
      <ButtonLink href="" rel="external">
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button
      loading={state === 'loading'}
      // The router would use the same missing or broken code again: only a new document loads other code.
      onClick={() => (failedByStatus ? void revalidate() : location.reload())}
    >
      {text}
    </Button>
  );
}
