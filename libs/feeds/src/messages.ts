import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  discover: {
    id: 'feeds.discover.title',
    description: 'Title of the page, and name of the feed on it, with posts that anybody may like',
    defaultMessage: 'Discover',
  },
});
