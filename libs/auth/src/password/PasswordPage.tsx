import { useMatches } from 'react-router-dom';
import { ChangePage } from './ChangePage.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { LogInPage } from './LogInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

/** The page of the route. They are one module, so that forms and schemas are in nobody else's first view. */
export function Component() {
  switch (useMatches().at(-1)?.id) {
    case 'auth.login':
      return <LogInPage />;
    case 'auth.signup':
      return <SignUpPage />;
    case 'auth.forgotPassword':
      return <ForgotPage />;
    default:
      return <ChangePage />;
  }
}
