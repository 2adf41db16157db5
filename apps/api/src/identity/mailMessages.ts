import { defineMessages } from '@social-shop/i18n/intl';

/** The texts of mail: id, description, English in ICU MessageFormat. */
export const mailMessages = defineMessages({
  setPasswordSubject: {
    id: 'identity.set-password-subject',
    description: 'Subject of the mail with a link to set a new password',
    defaultMessage: 'Set a new password',
  },
  setPasswordMail: {
    id: 'identity.set-password-mail',
    description: 'Mail with a link to set a new password',
    defaultMessage:
      'Hello,\n\nopen this link within one hour to set a new password for Social Shop:\n\n{link}\n\nIf you did not ask for it, there is nothing to do: your password stays as it is.',
  },
  confirmSubject: {
    id: 'identity.confirm-subject',
    description: 'Subject of the mail that confirms an email address',
    defaultMessage: 'Confirm your email',
  },
  confirmMail: {
    id: 'identity.confirm-mail',
    description: 'Mail that confirms an email address',
    defaultMessage:
      'Welcome to Social Shop!\n\nOpen this link within three days to confirm that this is your email:\n\n{link}\n\nIf you did not sign up, there is nothing to do.',
  },
});
