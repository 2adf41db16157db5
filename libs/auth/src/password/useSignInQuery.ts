import { isSignUpPrompt, SIGN_UP_PROMPT, type SignUpPrompt } from '@social-shop/api-contract/signUpPrompt';
import { useIntl } from '@social-shop/i18n';
import { withQuery } from '@social-shop/routing';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';

/** The action that follows the sign-in. */
const promises = {
  'favorite-post': messages.thenLike,
  'favorite-product': messages.thenSave,
  discover: messages.thenSave,
  follow: messages.thenFollow,
  'add-to-cart': messages.thenCart,
} as const satisfies Readonly<Record<SignUpPrompt, object>>;

/** The parameters of the log-in and sign-up pages. */
export function useSignInQuery() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const prompt = query.get(SIGN_UP_PROMPT) ?? undefined;
  const pending = query.get('pending') ?? undefined;
  return {
    from: query.get('from') ?? undefined,
    pending,
    isInvited: query.has('invited'),
    promise: isSignUpPrompt(prompt) ? formatMessage(promises[prompt]) : undefined,
    /** The address of the other page, which passes on what waits for the sign-in. */
    withPending: (path: string) => withQuery(path, { [SIGN_UP_PROMPT]: prompt, pending }),
  };
}
