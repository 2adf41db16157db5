import { useMatches } from 'react-router-dom';
import { ChangePage } from './ChangePage.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { LogInPage } from './LogInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

/** The page of the route. All password pages are one module, so that other pages load no forms or schemas. */
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
