import { defineMessages } from '@social-shop/i18n';

/** Texts of the pages around signing in. */
export const messages = defineMessages({
  failedTitle: {
    id: 'auth.failed.title',
    description: 'Heading of the page after a sign-in that could not be finished',
    defaultMessage: 'Logging in did not work',
  },
  failedText: {
    id: 'auth.failed.text',
    description: 'Text of the page after a sign-in that could not be finished; a button to try again follows',
    defaultMessage: 'It took too long or was opened somewhere else. Please start again.',
  },
  unavailableTitle: {
    id: 'auth.unavailable.title',
    description: 'Heading of the page while nobody can log in',
    defaultMessage: 'Logging in is not possible right now',
  },
  unavailableText: {
    id: 'auth.unavailable.text',
    description: 'Text of the page while nobody can log in; a button to try again follows',
    defaultMessage: 'Please try again in a moment. You can browse without an account.',
  },
  tryAgain: {
    id: 'auth.failed.tryAgain',
    description: 'Button that starts logging in anew',
    defaultMessage: 'Try Again',
  },
  browse: {
    id: 'auth.failed.browse',
    description: 'Link to the home page for whoever gives up logging in',
    defaultMessage: 'Discover More',
  },
  signOutTitle: {
    id: 'auth.signOut.title',
    description: 'Heading of the page that asks whether to sign out',
    defaultMessage: 'Sign out?',
  },
  signedInAs: {
    id: 'auth.signOut.signedInAs',
    description: 'Under the question whether to sign out: the account that is signed in',
    defaultMessage: 'You are signed in as {email}.',
  },
  signOut: {
    id: 'auth.signOut.confirm',
    description: 'Button that ends the session of whoever is signed in',
    defaultMessage: 'Sign out',
  },
  staySignedIn: {
    id: 'auth.signOut.stay',
    description: 'Link away from the question whether to sign out',
    defaultMessage: 'Stay signed in',
  },
});
