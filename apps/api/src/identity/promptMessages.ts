import type { SignUpPrompt } from '@social-shop/api-contract/signUpPrompt';
import { defineMessages } from '@social-shop/i18n/intl';

/** What the shop will do after the sign-in: id, description, English in ICU MessageFormat. */
const messages = defineMessages({
  thenLike: {
    id: 'identity.then-like',
    description: 'The post will be liked once the visitor has signed up or logged in; above the form',
    defaultMessage: 'Then we will like this post for you.',
  },
  thenSave: {
    id: 'identity.then-save',
    description:
      'The product will be saved to the favorites once the visitor has signed up or logged in; above the form',
    defaultMessage: 'Then we will save this product for you.',
  },
  thenFollow: {
    id: 'identity.then-follow',
    description: 'The creator will be followed once the visitor has signed up or logged in; above the form',
    defaultMessage: 'Then we will follow this creator for you.',
  },
  thenCart: {
    id: 'identity.then-cart',
    description: 'The product will be added to the cart once the visitor has signed up or logged in; above the form',
    defaultMessage: 'Then we will add this product to your cart.',
  },
});

/** The texts by what led to the sign-in (P3). */
export const promptMessages = {
  'favorite-post': messages.thenLike,
  'favorite-product': messages.thenSave,
  discover: messages.thenSave,
  follow: messages.thenFollow,
  'add-to-cart': messages.thenCart,
} as const satisfies Readonly<Record<SignUpPrompt, object>>;
