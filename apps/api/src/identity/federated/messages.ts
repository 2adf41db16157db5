import { defineMessages } from '@social-shop/i18n/intl';

/** The texts of the page that plays Google: id, description, English in ICU MessageFormat. */
export const standInMessages = defineMessages({
  chooseAccount: {
    id: 'identity.choose-account',
    description: 'Heading of the page that plays Google on a machine of its own: one chooses who to be',
    defaultMessage: 'Choose an account',
  },
  playsGoogle: {
    id: 'identity.plays-google',
    description: 'Under that heading: what the page is',
    defaultMessage: 'This page plays Google in the demo. Nothing leaves this machine.',
  },
  name: { id: 'identity.name', description: "Label of the field for a person's name", defaultMessage: 'Name' },
  googleEmail: {
    id: 'identity.google-email',
    description: 'Label of the field for the address of a Google account',
    defaultMessage: 'Google email',
  },
  useAccount: {
    id: 'identity.use-account',
    description: 'Button: go on with the name and address that were typed',
    defaultMessage: 'Use this account',
  },
});
