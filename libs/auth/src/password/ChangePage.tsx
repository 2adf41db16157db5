import { useApi } from '@social-shop/api-client';
import { Button, ButtonLink, Notice } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { PageHead, paths } from '@social-shop/routing';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';
import { useFormToken, usePasswordStrategy, useSession } from '../session.ts';
import { setPassword } from './calls.ts';
import { Done } from './Done.tsx';
import { passwordFailure } from './failures.ts';
import * as css from './FormPage.css.ts';
import { Failure, FormPage } from './FormPage.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { newPasswordSchema } from './schemas.ts';
import { useFailedBefore } from './useFailedBefore.ts';
import { useValidatedForm } from './useValidatedForm.ts';

/** `/change-password`, for visitors whose password is stored here (specification 1, section 5). */
export function ChangePage() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const bySetting = usePasswordStrategy();
  const title = formatMessage(messages.changeTitle);
  if (!session?.email || session.profile.authnCanChangeEmail === false) {
    return (
      <>
        <PageHead title={title} noindex />
        <Notice size="page" title={title} text={formatMessage(messages.changeImpossible)}>
          <ButtonLink href={paths.root()}>{formatMessage(messages.toTheShop)}</ButtonLink>
        </Notice>
      </>
    );
  }
  return bySetting ? <SetPassword title={title} /> : <AskForMail title={title} email={session.email} />;
}

/** The provider stores the password and mails a link. */
function AskForMail({ title, email }: { readonly title: string; readonly email: string }) {
  const { formatMessage } = useIntl();
  const token = useFormToken();
  const [query] = useSearchParams();
  const failedBefore = useFailedBefore();
  if (query.has('sent')) {
    return (
      <Done
        title={formatMessage(messages.mailSentTitle)}
        text={formatMessage(messages.mailSentText)}
        href={paths.root()}
        next={formatMessage(messages.toTheShop)}
      />
    );
  }
  return (
    <FormPage title={title} text={formatMessage(messages.changeByMail, { email })}>
      <form method="post" action={paths.changePassword()} className={css.form}>
        <input type="hidden" name="token" value={token} />
        <Failure>{failedBefore}</Failure>
        <Button type="submit" size="lg" wide>
          {formatMessage(messages.sendLink)}
        </Button>
      </form>
    </FormPage>
  );
}

/** The password strategy's own form. */
function SetPassword({ title }: { readonly title: string }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [saved, setSaved] = useState(false);
  const { form, field, failure, sending } = useValidatedForm({
    schema: newPasswordSchema,
    async send({ password }) {
      await api(setPassword, { body: { password } });
      setSaved(true);
    },
    failureText: passwordFailure,
  });
  if (saved) {
    return (
      <Done
        title={formatMessage(messages.passwordSaved)}
        text={formatMessage(messages.passwordSavedText)}
        href={paths.root()}
        next={formatMessage(messages.toTheShop)}
      />
    );
  }
  return (
    <FormPage title={title}>
      <form {...form} className={css.form}>
        <Failure>{failure}</Failure>
        <NewPasswordField
          label={formatMessage(messages.newPassword)}
          hint={formatMessage(messages.passwordHint)}
          {...field('password')}
        />
        <NewPasswordField label={formatMessage(messages.confirmPassword)} {...field('confirmation')} />
        <Button type="submit" size="lg" wide loading={sending}>
          {formatMessage(messages.savePassword)}
        </Button>
      </form>
    </FormPage>
  );
}
