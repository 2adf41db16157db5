import { useApi } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { paths } from '@social-shop/routing';
import { messages } from '../messages.ts';
import { signUp } from './calls.ts';
import { signInFieldAtFault, useSignInFailure } from './failures.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { signUpSchema } from './schemas.ts';
import { SignInPage } from './SignInPage.tsx';
import { useSignInQuery } from './useSignInQuery.ts';
import { useValidatedForm } from './useValidatedForm.ts';

/** `/signup` of the password strategy; with `invited`, for creators (S25). Signing up signs in (P12). */
export function SignUpPage() {
  const { formatMessage } = useIntl();
  const api = useApi();
  const { from, pending, isInvited, promise, withPending } = useSignInQuery();
  const { field, ...form } = useValidatedForm({
    schema: signUpSchema(isInvited),
    send: async ({ email, password }) =>
      location.assign((await api(signUp, { body: { email, password, from, pending } })).location),
    failureText: useSignInFailure(),
    fieldAtFault: signInFieldAtFault,
  });
  return (
    <SignInPage
      {...form}
      title={formatMessage(messages.signUpTitle)}
      text={formatMessage(messages.signUpText)}
      promise={promise}
      email={field('email')}
      action={formatMessage(messages.signUp)}
      otherWay={{
        question: formatMessage(messages.haveAccount),
        href: withPending(paths.login(from)),
        action: formatMessage(messages.logIn),
      }}
    >
      <NewPasswordField
        label={formatMessage(messages.password)}
        hint={formatMessage(messages.passwordHint)}
        {...field('password')}
      />
    </SignInPage>
  );
}
