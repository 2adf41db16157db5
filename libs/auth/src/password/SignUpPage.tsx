import { useApi } from '@social-shop/api-client';
import { Button, TextField, TextLink, useHydrating } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { paths } from '@social-shop/routing';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';
import { signUp } from './api.ts';
import { useSignInFailure } from './failures.ts';
import * as css from './FormPage.css.ts';
import { Failure, FormPage } from './FormPage.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { signUpSchema } from './schemas.ts';
import { useValidatedForm } from './useValidatedForm.ts';

/** `/signup` of the password strategy; with `invited`, of creators (S25). Signing up signs in (P12). */
export function SignUpPage() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const hydrating = useHydrating();
  const [query] = useSearchParams();
  const from = query.get('from') ?? undefined;
  const { form, field, failure, sending } = useValidatedForm({
    schema: signUpSchema(query.has('invited')),
    send: async ({ email, password }) => location.assign((await signUp(api, { email, password, from })).location),
    failureText: useSignInFailure(),
  });
  return (
    <FormPage title={formatMessage(messages.signUpTitle)} text={formatMessage(messages.signUpText)}>
      <form {...form} className={css.form}>
        <noscript>{formatMessage(messages.needsScript)}</noscript>
        <Failure>{failure}</Failure>
        <TextField label={formatMessage(messages.email)} type="email" autoComplete="username" {...field('email')} />
        <NewPasswordFields label={formatMessage(messages.password)} field={field} />
        <Button type="submit" size="lg" wide disabled={hydrating} loading={sending}>
          {formatMessage(messages.signUp)}
        </Button>
      </form>
      <p className={css.otherWay}>
        <span>{formatMessage(messages.haveAccount)}</span>
        <TextLink href={paths.login(from)}>{formatMessage(messages.logIn)}</TextLink>
      </p>
    </FormPage>
  );
}
