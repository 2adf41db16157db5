import { useApi } from '@social-shop/api-client';
import { Button, TextField } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { paths } from '@social-shop/routing';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';
import { requestPassword } from './calls.ts';
import { Done } from './Done.tsx';
import { passwordFailure } from './failures.ts';
import * as css from './FormPage.css.ts';
import { Failure, FormPage } from './FormPage.tsx';
import { forgotSchema } from './schemas.ts';
import { useFailedBefore } from './useFailedBefore.ts';
import { useValidatedForm } from './useValidatedForm.ts';

/** `/forgot-password`: a link by mail. Without script the host redirects the form back with `sent` or `failed` in the address. */
export function ForgotPage() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(query.has('sent'));
  const failedBefore = useFailedBefore();
  const { form, field, failure, sending } = useValidatedForm({
    schema: forgotSchema,
    async send({ email }) {
      await api(requestPassword, { body: { email } });
      setSent(true);
    },
    failureText: passwordFailure,
  });
  if (sent) {
    return (
      <Done
        title={formatMessage(messages.mailSentTitle)}
        text={formatMessage(messages.mailSentText)}
        href={paths.login()}
        next={formatMessage(messages.backToLogIn)}
      />
    );
  }
  return (
    <FormPage title={formatMessage(messages.forgotTitle)} text={formatMessage(messages.forgotText)}>
      <form {...form} action={paths.forgotPassword()} className={css.form}>
        <Failure>{failure ?? failedBefore}</Failure>
        <TextField label={formatMessage(messages.email)} type="email" autoComplete="username" {...field('email')} />
        <Button type="submit" size="lg" wide loading={sending}>
          {formatMessage(messages.sendLink)}
        </Button>
      </form>
    </FormPage>
  );
}
