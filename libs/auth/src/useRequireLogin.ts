import { SIGN_UP_PROMPT } from '@social-shop/api-contract/signUpPrompt';
import { paths, withQuery } from '@social-shop/routing';
import { useLocation } from 'react-router-dom';
import type { PressedAction } from './pending/pendingAction.ts';
import { useSession } from './session.ts';

/**
 * Guards an action that needs an account: `if (!requireLogin()) return;`. Returns true if the visitor is signed in; otherwise navigates to
 * sign-up, and back to this page afterwards (specification 1, section 6). An action that is passed is done then (P3).
 */
export function useRequireLogin(): (pressed?: PressedAction) => boolean {
  const session = useSession();
  const { pathname, search } = useLocation();
  return (pressed) => {
    if (!session) void goToSignUp(pathname + search, pressed);
    return session !== undefined;
  };
}

async function goToSignUp(from: string, pressed: PressedAction | undefined) {
  let address = paths.signup(from);
  if (pressed) {
    try {
      const { rememberAction } = await import('./pending/pendingAction.ts');
      const { pending, prompt } = rememberAction(pressed, from);
      address = withQuery(address, { [SIGN_UP_PROMPT]: prompt, pending });
    } catch {
      // Without its code the action is not remembered.
    }
  }
  location.assign(address);
}
