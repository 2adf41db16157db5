import { useApi } from '@social-shop/api-client';
import { Button, TextField, TextLink, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { paths } from '@social-shop/routing';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';
import { logIn } from './api.ts';
import { useSignInFailure } from './failures.ts';
import * as css from './FormPage.css.ts';
import { Failure, FormPage } from './FormPage.tsx';
import { logInSchema } from './schemas.ts';
import { useValidatedForm } from './useValidatedForm.ts';

/** `/login` of the password strategy. */
export function LogInPage() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const hydrating = useHydrating();
  const from = useSearchParams()[0].get('from') ?? undefined;
  const { form, field, failure, sending } = useValidatedForm({
    schema: logInSchema,
    send: async (fields) => location.assign((await logIn(api, { ...fields, from })).location),
    failureText: useSignInFailure(),
  });
  return (
    <FormPage title={formatMessage(messages.logInTitle)}>
      <form {...form} className={css.form}>
        <noscript>{formatMessage(messages.needsScript)}</noscript>
        <Failure>{failure}</Failure>
        <TextField label={formatMessage(messages.email)} type="email" autoComplete="username" {...field('email')} />
        <TextField
          label={formatMessage(messages.password)}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <p>
          <TextLink href={paths.forgotPassword()}>{formatMessage(messages.forgotTitle)}</TextLink>
        </p>
        <Button type="submit" size="lg" wide disabled={hydrating} loading={sending}>
          {formatMessage(messages.logIn)}
        </Button>
      </form>
      <p className={css.otherWay}>
        <span>{formatMessage(messages.newHere)}</span>
        <TextLink href={paths.signup(from)}>{formatMessage(messages.signUp)}</TextLink>
      </p>
    </FormPage>
  );
}
