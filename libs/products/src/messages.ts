import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  paidLinks: {
    id: 'products.paid.links',
    description: 'Small line below a button, or several, that leads to a retailer',
    defaultMessage:
      '{count, plural, one {Paid link: the creator may earn a commission when you buy.} other {Paid links: the creator may earn a commission when you buy.}}',
  },
});
