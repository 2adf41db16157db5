import { SIGN_UP_PROMPT } from '@social-shop/api-contract/signUpPrompt';
import type { RouteHandle } from '@social-shop/routing';
import { data, type RouteObject } from 'react-router-dom';

/** Pages with parameters are not kept, because anybody can put any text into them, such as the place to return to. */
const page = (name: string, query: readonly string[] = []): RouteHandle => ({
  page: name,
  document: true,
  query,
  ...(query.length > 0 ? { kept: false } : {}),
});
/** The action that waits for the sign-in (P3). */
const PENDING = [SIGN_UP_PROMPT, 'pending'];
const withStatus = (status: number) => () => data(null, { status });

/**
 * The sign-in pages, all of them documents (S2). The host decides who sees them, and redirects `/login` and `/signup` to the provider if
 * visitors sign in there.
 */
export const routes: RouteObject[] = [
  {
    id: 'auth.failed',
    path: 'auth/failed',
    handle: page('auth-failed'),
    loader: withStatus(400),
    lazy: () => import('./pages/FailedPage.tsx'),
  },
  {
    id: 'auth.unavailable',
    path: 'auth/unavailable',
    handle: page('auth-unavailable'),
    loader: withStatus(503),
    lazy: () => import('./pages/FailedPage.tsx'),
  },
  {
    id: 'auth.login',
    path: 'login',
    handle: page('login', ['from', ...PENDING]),
    lazy: () => import('./password/coverRoute.ts'),
  },
  {
    id: 'auth.signup',
    path: 'signup',
    handle: page('signup', ['from', 'invited', ...PENDING]),
    lazy: () => import('./password/coverRoute.ts'),
  },
  {
    id: 'auth.forgotPassword',
    path: 'forgot-password',
    handle: page('forgot-password', ['sent', 'failed']),
    lazy: () => import('./password/PasswordPage.tsx'),
  },
  {
    id: 'auth.changePassword',
    path: 'change-password',
    handle: page('change-password', ['sent', 'failed']),
    lazy: () => import('./password/changeRoute.ts'),
  },
  { id: 'auth.logout', path: 'logout', handle: page('logout'), lazy: () => import('./pages/SignOutPage.tsx') },
];
