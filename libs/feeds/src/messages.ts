import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  discoverTitle: {
    id: 'feeds.discover.title',
    description: 'Title of the page with the feed of posts that anybody may find interesting',
    defaultMessage: 'Discover',
  },
});
