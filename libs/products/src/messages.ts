import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  favorite: {
    id: 'products.favorite.button',
    description:
      'Name of the heart on a product, a button that is pressed while the product is one of the visitor’s favorites',
    defaultMessage: 'Favorite {name}',
  },
  favoriteForYou: {
    id: 'products.favorite.forYou',
    description: 'Message after signing in: the product whose heart was pressed before is saved now',
    defaultMessage: 'Saved to your favorites',
  },
  favoriteRemoved: {
    id: 'products.favorite.removed',
    description: 'Message after the heart of a product was pressed off; a button beside it undoes that',
    defaultMessage: 'Removed from favorites',
  },
  paidLinks: {
    id: 'products.paid.links',
    description: 'Small line below a button, or several, that leads to a retailer',
    defaultMessage:
      '{count, plural, one {Paid link: the creator may earn a commission when you buy.} other {Paid links: the creator may earn a commission when you buy.}}',
  },
});
