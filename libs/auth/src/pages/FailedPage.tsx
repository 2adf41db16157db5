import { ButtonLink, Niche, Notice } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead, paths } from '@social-shop/routing';
import { useMatches } from 'react-router-dom';
import { messages } from '../messages.ts';

/** `/auth/failed` and `/auth/unavailable`: a failed sign-in, with links to continue. */
export function Component() {
  const intl = useIntl();
  const unavailable = useMatches().at(-1)?.id === 'auth.unavailable';
  const title = intl.formatMessage(unavailable ? messages.unavailableTitle : messages.failedTitle);
  const text = intl.formatMessage(unavailable ? messages.unavailableText : messages.failedText);
  return (
    <>
      <PageHead title={title} noindex />
      <Notice size="page" art={<Niche />} title={title} text={text}>
        <ButtonLink href={paths.login()}>{intl.formatMessage(messages.tryAgain)}</ButtonLink>
        <ButtonLink href={paths.home()} look="secondary">
          {intl.formatMessage(messages.browse)}
        </ButtonLink>
      </Notice>
    </>
  );
}
