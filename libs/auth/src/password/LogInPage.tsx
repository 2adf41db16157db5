import { useApi } from '@social-shop/api-client';
import { PasswordField, TextLink } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { paths } from '@social-shop/routing';
import { messages } from '../messages.ts';
import { logIn } from './calls.ts';
import { signInFieldAtFault, useSignInFailure } from './failures.ts';
import * as css from './FormPage.css.ts';
import { logInSchema } from './schemas.ts';
import { SignInPage } from './SignInPage.tsx';
import { useSignInQuery } from './useSignInQuery.ts';
import { useValidatedForm } from './useValidatedForm.ts';

/** `/login` of the password strategy. */
export function LogInPage() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { from, pending, promise, withPending } = useSignInQuery();
  const { field, ...form } = useValidatedForm({
    schema: logInSchema,
    send: async (fields) => location.assign((await api(logIn, { body: { ...fields, from, pending } })).location),
    failureText: useSignInFailure(),
    fieldAtFault: signInFieldAtFault,
  });
  return (
    <SignInPage
      {...form}
      title={formatMessage(messages.logInTitle)}
      promise={promise}
      email={field('email')}
      action={formatMessage(messages.logIn)}
      otherWay={{
        question: formatMessage(messages.newHere),
        href: withPending(paths.signup(from)),
        action: formatMessage(messages.signUp),
      }}
    >
      <PasswordField
        label={formatMessage(messages.password)}
        showLabel={formatMessage(messages.showPassword)}
        autoComplete="current-password"
        {...field('password')}
      />
      <p className={css.aside}>
        <TextLink href={paths.forgotPassword()}>{formatMessage(messages.forgotTitle)}</TextLink>
      </p>
    </SignInPage>
  );
}
