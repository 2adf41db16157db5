import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  title: {
    id: 'search.page.title',
    description: 'Title of the page, and name of the list on it',
    defaultMessage: 'Search',
  },
});
