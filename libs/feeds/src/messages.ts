import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  discover: {
    id: 'feeds.discover.title',
    description: 'Title of the page, and name of the feed on it, with posts that anybody may like',
    defaultMessage: 'Discover',
  },
  description: {
    id: 'feeds.discover.description',
    description: 'What search engines and shared links say of the home page, at most 155 characters',
    defaultMessage: 'Outfits, rooms and finds that creators love, each with the products to shop it.',
  },
});
