import { defineMessages } from '@social-shop/i18n/intl';

/** The texts of the hosted pages: id, description, English in ICU MessageFormat. */
export const messages = defineMessages({
  brand: {
    id: 'identity.brand',
    description: 'The wordmark beside the logo, lower case in languages that have it',
    defaultMessage: 'social shop',
  },
  shopName: {
    id: 'identity.shop-name',
    description: 'The name of the shop inside of a sentence or a title',
    defaultMessage: 'Social Shop',
  },
  loginTitle: {
    id: 'identity.login-title',
    description: 'Heading of the page on which people log in',
    defaultMessage: 'Welcome back',
  },
  logIn: { id: 'identity.log-in', description: 'Button and link: log in', defaultMessage: 'Log in' },
  signUp: { id: 'identity.sign-up', description: 'Button and link: sign up', defaultMessage: 'Sign up' },
  signupTitle: {
    id: 'identity.signup-title',
    description: 'Heading of the page on which people sign up',
    defaultMessage: 'Create your account',
  },
  signupIntro: {
    id: 'identity.signup-intro',
    description: 'Line under the heading of the sign-up page; it promises only what an account gives today',
    defaultMessage: 'All you need is an email address.',
  },
  google: {
    id: 'identity.google',
    description: 'Button: sign in with a Google account',
    defaultMessage: 'Continue with Google',
  },
  googleInApp: {
    id: 'identity.google-in-app',
    description: 'Shown in place of the Google button inside the browser of another app, where Google refuses',
    defaultMessage: 'To continue with Google, open this page in your browser.',
  },
  or: { id: 'identity.or', description: 'Between two ways of signing in', defaultMessage: 'or' },
  email: { id: 'identity.email', description: 'Label of the field for the email address', defaultMessage: 'Email' },
  password: { id: 'identity.password', description: 'Label of the field for the password', defaultMessage: 'Password' },
  newPassword: {
    id: 'identity.new-password',
    description: 'Label of the field for a new password',
    defaultMessage: 'New password',
  },
  confirmPassword: {
    id: 'identity.confirm-password',
    description: 'Label of the field in which the password is repeated',
    defaultMessage: 'Confirm password',
  },
  passwordHint: {
    id: 'identity.password-hint',
    description: 'Under the password field, before anything is typed',
    defaultMessage: '8 characters or more',
  },
  showPassword: {
    id: 'identity.show-password',
    description: 'Button in a password field, pressed while the password can be read',
    defaultMessage: 'Show password',
  },
  forgotPassword: {
    id: 'identity.forgot-password',
    description: 'Link to the page that sends a mail for a new password',
    defaultMessage: 'Forgot password?',
  },
  newHere: { id: 'identity.new-here', description: 'Before the link to sign up', defaultMessage: 'New here?' },
  haveAccount: {
    id: 'identity.have-account',
    description: 'Before the link to log in',
    defaultMessage: 'Already have an account?',
  },
  required: {
    id: 'identity.required',
    description: 'A field was left empty',
    defaultMessage: 'This field is required.',
  },
  invalidEmail: {
    id: 'identity.invalid-email',
    description: 'The email address is not one',
    defaultMessage: 'Please enter a valid email',
  },
  shortPassword: {
    id: 'identity.short-password',
    description: 'The password is too short',
    defaultMessage: 'Password must be 8 characters or more.',
  },
  passwordsDiffer: {
    id: 'identity.passwords-differ',
    description: 'Password and its repetition differ',
    defaultMessage: 'Passwords must match',
  },
  weakCreatorPassword: {
    id: 'identity.weak-creator-password',
    description: 'The password of an invited creator is too simple',
    defaultMessage:
      'Password must be 8 characters or more, have at least one lowercase letter, one uppercase letter, one number or special character.',
  },
  emailTaken: {
    id: 'identity.email-taken',
    description: 'Sign-up with an address that has an account',
    defaultMessage: 'This email already has an account',
  },
  wrongCredentials: {
    id: 'identity.wrong-credentials',
    description: 'Log in failed; it is not said whether the account exists',
    defaultMessage: 'Wrong email or password.',
  },
  tooManyAttempts: {
    id: 'identity.too-many-attempts',
    description: 'Too many attempts; minutes is a whole number',
    defaultMessage:
      '{minutes, plural, one {Too many attempts. Please try again in # minute.} other {Too many attempts. Please try again in # minutes.}}',
  },
  forgotTitle: {
    id: 'identity.forgot-title',
    description: 'Heading of the page that sends a mail for a new password',
    defaultMessage: 'Forgot your password?',
  },
  forgotIntro: {
    id: 'identity.forgot-intro',
    description: 'What will happen on that page',
    defaultMessage: 'Enter your email and we will send you a link to set a new password.',
  },
  sendLink: { id: 'identity.send-link', description: 'Button: send the mail', defaultMessage: 'Send link' },
  mailSentTitle: {
    id: 'identity.mail-sent-title',
    description: 'Heading after the mail was asked for',
    defaultMessage: 'Check your email',
  },
  mailSent: {
    id: 'identity.mail-sent',
    description: 'After the mail was asked for; it is not said whether the account exists',
    defaultMessage: 'If {email} has an account with us, a link to set a new password is on its way.',
  },
  backToLogin: {
    id: 'identity.back-to-login',
    description: 'Link to the page on which people log in',
    defaultMessage: 'Back to log in',
  },
  setPasswordTitle: {
    id: 'identity.set-password-title',
    description: 'Heading of the page on which a new password is set',
    defaultMessage: 'Set a new password',
  },
  setPassword: {
    id: 'identity.set-password',
    description: 'Button: save the new password',
    defaultMessage: 'Save password',
  },
  passwordSetTitle: {
    id: 'identity.password-set-title',
    description: 'Heading after a new password was set',
    defaultMessage: 'Your password is set',
  },
  passwordSet: {
    id: 'identity.password-set',
    description: 'After a new password was set',
    defaultMessage: 'You have been signed out everywhere. Log in with your new password.',
  },
  linkOverTitle: {
    id: 'identity.link-over-title',
    description: 'Heading for a link of a mail that cannot be used any more',
    defaultMessage: 'This link no longer works',
  },
  linkOver: {
    id: 'identity.link-over',
    description: 'A link of a mail was used already or is too old',
    defaultMessage: 'It was used already or is too old. Ask for a new one.',
  },
  emailConfirmedTitle: {
    id: 'identity.email-confirmed-title',
    description: 'Heading after the email address was confirmed',
    defaultMessage: 'Your email is confirmed',
  },
  emailConfirmed: {
    id: 'identity.email-confirmed',
    description: 'After the email address was confirmed',
    defaultMessage: 'Thank you. You can go on shopping.',
  },
  toTheShop: {
    id: 'identity.to-the-shop',
    description: 'Link to the start page of the shop',
    defaultMessage: 'Continue to the shop',
  },
  backToShop: {
    id: 'identity.back-to-shop',
    description: 'Link away from a page to log in or sign up, beside the logo',
    defaultMessage: 'Back to the shop',
  },
  consentTitle: {
    id: 'identity.consent-title',
    description: 'Heading of the page that asks to agree again',
    defaultMessage: 'Continue to Social Shop?',
  },
  consentIntro: {
    id: 'identity.consent-intro',
    description: 'What is shared after agreeing; email is the address of the account',
    defaultMessage: 'Social Shop will see your name and your email {email}.',
  },
  agree: { id: 'identity.agree', description: 'Button: agree', defaultMessage: 'Continue' },
  cancel: { id: 'identity.cancel', description: 'Button: do not agree, or stay', defaultMessage: 'Cancel' },
  signOutTitle: {
    id: 'identity.sign-out-title',
    description: 'Heading of the page that asks whether to sign out',
    defaultMessage: 'Sign out?',
  },
  signOutIntro: {
    id: 'identity.sign-out-intro',
    description: 'What signing out means here',
    defaultMessage: 'You will be signed out of Social Shop in this browser.',
  },
  signOut: { id: 'identity.sign-out', description: 'Button: sign out', defaultMessage: 'Sign out' },
  staySignedIn: {
    id: 'identity.stay-signed-in',
    description: 'Button: do not sign out',
    defaultMessage: 'Stay signed in',
  },
  signedOutTitle: {
    id: 'identity.signed-out-title',
    description: 'Heading after signing out',
    defaultMessage: 'You are signed out',
  },
  expiredTitle: {
    id: 'identity.expired-title',
    description: 'Heading when a sign-in was left open for too long, or its page was opened elsewhere',
    defaultMessage: 'This sign-in is over',
  },
  expired: {
    id: 'identity.expired',
    description: 'What to do then',
    defaultMessage: 'It was open for too long, or belongs to another browser. Please start again.',
  },
  startAgain: {
    id: 'identity.start-again',
    description: 'Link that starts signing in again',
    defaultMessage: 'Start again',
  },
  failedTitle: {
    id: 'identity.failed-title',
    description: 'Heading of the page for a failure',
    defaultMessage: 'An error occurred',
  },
  failed: {
    id: 'identity.failed',
    description: 'A failure that the visitor cannot do anything about',
    defaultMessage: 'Sorry, but we encountered an error. Please try again later.',
  },
  googleFailed: {
    id: 'identity.google-failed',
    description: 'Signing in at Google was ended there or failed',
    defaultMessage: 'Google did not sign you in. Please try again.',
  },
  usePassword: {
    id: 'identity.use-password',
    description: 'Signing in at Google with an address whose account has a password',
    defaultMessage: 'This email already has an account. Log in with your password.',
  },
  actAsTitle: {
    id: 'identity.act-as-title',
    description: 'Heading of the page on which a support agent chooses whose view to take',
    defaultMessage: 'Whose shop do you need to see?',
  },
  actAsIntro: {
    id: 'identity.act-as-intro',
    description: 'What happens on that page',
    defaultMessage: 'You see the shop as this person does, for 60 minutes. It is recorded.',
  },
  actAsEmail: {
    id: 'identity.act-as-email',
    description: 'Label of the field for the address of the person whose view to take',
    defaultMessage: "Customer's email",
  },
  actAsReason: {
    id: 'identity.act-as-reason',
    description: 'Label of the field for why the agent needs that view',
    defaultMessage: 'Reason',
  },
  actAs: { id: 'identity.act-as', description: 'Button: take that view', defaultMessage: 'View as customer' },
  asMyself: {
    id: 'identity.as-myself',
    description: 'Button: go on without taking a view',
    defaultMessage: 'Continue as myself',
  },
  unknownCustomer: {
    id: 'identity.unknown-customer',
    description: 'Nobody has this address, or it is the address of an agent',
    defaultMessage: 'No customer has this email.',
  },
});
