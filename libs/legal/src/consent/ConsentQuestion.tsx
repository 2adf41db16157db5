import { Button, TextLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import { legalPaths } from '../paths.ts';
import * as css from './ConsentQuestion.css.ts';

/**
 * The question about cookies (P6), a form that works without script. Servers write it into the bottom stack of a visitor who has not
 * answered; there `consentBar` answers in place.
 * @param from The address to return to.
 */
export function ConsentQuestion({ from }: { readonly from: string }) {
  const intl = useIntl();
  const about = <TextLink href={legalPaths.cookies()}>{intl.formatMessage(messages.about)}</TextLink>;
  return (
    <section className={css.bar} aria-label={intl.formatMessage(messages.cookies)}>
      <p>
        {intl.formatMessage(messages.question)}
        <span className={css.about}> {about}</span>
      </p>
      <form method="post" action={legalPaths.consent()} className={css.buttons}>
        <input type="hidden" name="from" value={from} />
        <Button type="submit" look="secondary" name="answer" value="decline">
          {intl.formatMessage(messages.decline)}
        </Button>
        <Button type="submit" look="secondary" name="answer" value="accept">
          {intl.formatMessage(messages.accept)}
        </Button>
      </form>
    </section>
  );
}
