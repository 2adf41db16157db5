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
  logInTitle: {
    id: 'auth.logIn.title',
    description: 'Heading of the page on which people with an account log in',
    defaultMessage: 'Welcome back',
  },
  logIn: {
    id: 'auth.logIn.submit',
    description: 'Button and link: log in',
    defaultMessage: 'Log in',
  },
  wrongCredentials: {
    id: 'auth.logIn.wrongCredentials',
    description: 'Logging in failed; it is not said whether there is such an account',
    defaultMessage: 'Wrong email or password.',
  },
  newHere: {
    id: 'auth.logIn.newHere',
    description: 'Before the link to sign up',
    defaultMessage: 'New here?',
  },
  signUpTitle: {
    id: 'auth.signUp.title',
    description: 'Heading of the page on which people make an account',
    defaultMessage: 'Create your account',
  },
  signUpText: {
    id: 'auth.signUp.text',
    description:
      'Line under the heading of the page on which people make an account; it promises only what one gives today',
    defaultMessage: 'All you need is an email address.',
  },
  thenLike: {
    id: 'auth.signUp.thenLike',
    description: 'The post will be liked once the visitor has signed up or logged in; above the form',
    defaultMessage: 'Then we will like this post for you.',
  },
  thenSave: {
    id: 'auth.signUp.thenSave',
    description:
      'The product will be saved to the favorites once the visitor has signed up or logged in; above the form',
    defaultMessage: 'Then we will save this product for you.',
  },
  thenFollow: {
    id: 'auth.signUp.thenFollow',
    description: 'The creator will be followed once the visitor has signed up or logged in; above the form',
    defaultMessage: 'Then we will follow this creator for you.',
  },
  thenCart: {
    id: 'auth.signUp.thenCart',
    description: 'The product will be added to the cart once the visitor has signed up or logged in; above the form',
    defaultMessage: 'Then we will add this product to your cart.',
  },
  signUp: {
    id: 'auth.signUp.submit',
    description: 'Button and link: sign up',
    defaultMessage: 'Sign up',
  },
  haveAccount: {
    id: 'auth.signUp.haveAccount',
    description: 'Before the link to log in',
    defaultMessage: 'Already have an account?',
  },
  forgotTitle: {
    id: 'auth.forgot.title',
    description: 'Heading of the page that sends a mail for a new password; also the link to it',
    defaultMessage: 'Forgot your password?',
  },
  forgotText: {
    id: 'auth.forgot.text',
    description: 'What will happen on the page that sends a mail for a new password',
    defaultMessage: 'Enter your email and we will send you a link to set a new password.',
  },
  sendLink: {
    id: 'auth.forgot.submit',
    description: 'Button: send the mail that leads to a new password',
    defaultMessage: 'Send link',
  },
  mailSentTitle: {
    id: 'auth.forgot.sentTitle',
    description: 'Heading after the mail was asked for',
    defaultMessage: 'Check your email',
  },
  mailSentText: {
    id: 'auth.forgot.sentText',
    description: 'After the mail was asked for; it is not said whether there is such an account',
    defaultMessage: 'If there is an account with this email, a link to set a new password is on its way.',
  },
  backToLogIn: {
    id: 'auth.forgot.back',
    description: 'Link to the page on which people log in',
    defaultMessage: 'Back to log in',
  },
  changeTitle: {
    id: 'auth.change.title',
    description: 'Heading of the page on which whoever is signed in sets a new password',
    defaultMessage: 'Set a new password',
  },
  changeByMail: {
    id: 'auth.change.byMail',
    description: 'What will happen on that page where a new password is set by a mailed link',
    defaultMessage: 'We will send a link to set a new password to {email}.',
  },
  changeImpossible: {
    id: 'auth.change.impossible',
    description: 'Said to people who log in with Google and so have no password here',
    defaultMessage: 'You log in with another account, so there is no password to change here.',
  },
  savePassword: {
    id: 'auth.change.submit',
    description: 'Button: save the new password',
    defaultMessage: 'Save password',
  },
  passwordSaved: {
    id: 'auth.change.saved',
    description: 'Heading after the new password was saved',
    defaultMessage: 'Your password is set',
  },
  passwordSavedText: {
    id: 'auth.change.savedText',
    description: 'After the new password was saved',
    defaultMessage: 'You have been signed out everywhere else.',
  },
  toTheShop: {
    id: 'auth.change.toTheShop',
    description: 'Link to the home page after the new password was saved',
    defaultMessage: 'Continue to the shop',
  },
  email: {
    id: 'auth.field.email',
    description: 'Label of the field for the email address',
    defaultMessage: 'Email',
  },
  password: {
    id: 'auth.field.password',
    description: 'Label of the field for the password',
    defaultMessage: 'Password',
  },
  newPassword: {
    id: 'auth.field.newPassword',
    description: 'Label of the field for a new password',
    defaultMessage: 'New password',
  },
  confirmPassword: {
    id: 'auth.field.confirmation',
    description: 'Label of the field in which the password is repeated',
    defaultMessage: 'Confirm password',
  },
  passwordHint: {
    id: 'auth.field.passwordHint',
    description: 'Under the field for a password that is being chosen',
    defaultMessage: '8 characters or more',
  },
  showPassword: {
    id: 'auth.field.showPassword',
    description: 'Button in a password field, pressed while the password can be read',
    defaultMessage: 'Show password',
  },
  needsScript: {
    id: 'auth.problem.needsScript',
    description: 'Shown on a page with a form that cannot be sent where JavaScript is switched off',
    defaultMessage: 'This form needs JavaScript.',
  },
  required: {
    id: 'auth.problem.required',
    description: 'A field was left empty (specification 1, section 5)',
    defaultMessage: 'This field is required.',
  },
  invalidEmail: {
    id: 'auth.problem.invalidEmail',
    description: 'The email address is not one (specification 1, section 5)',
    defaultMessage: 'Please enter a valid email',
  },
  shortPassword: {
    id: 'auth.problem.shortPassword',
    description: 'The password is too short (specification 1, section 5)',
    defaultMessage: 'Password must be 8 characters or more.',
  },
  passwordsDiffer: {
    id: 'auth.problem.passwordsDiffer',
    description: 'Password and its repetition differ (specification 1, section 5)',
    defaultMessage: 'Passwords must match',
  },
  weakCreatorPassword: {
    id: 'auth.problem.weakCreatorPassword',
    description: 'The password of an invited creator is too simple (specification 1, section 5)',
    defaultMessage:
      'Password must be 8 characters or more, have at least one lowercase letter, one uppercase letter, one number or special character.',
  },
  tooManyAttempts: {
    id: 'auth.problem.tooManyAttempts',
    description: 'A form was sent too often',
    defaultMessage: 'Too many attempts. Please try again later.',
  },
  somethingWrong: {
    id: 'auth.problem.other',
    description: 'A form could not be sent, for a reason that the visitor can do nothing about',
    defaultMessage: 'Something went wrong. Please try again.',
  },
});
