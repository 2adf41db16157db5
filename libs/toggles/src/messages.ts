import { defineMessages } from '@social-shop/i18n';

/** Texts of toggles. */
export const messages = defineMessages({
  failed: {
    id: 'toggles.failed',
    description:
      'A post could not be liked, a product not saved or a creator not followed; the button has flipped back',
    defaultMessage: 'Something went wrong. Please try again.',
  },
  undo: {
    id: 'toggles.undo',
    description: 'Button of a message that says what was removed; it brings the like, follow or favorite back',
    defaultMessage: 'Undo',
  },
});
