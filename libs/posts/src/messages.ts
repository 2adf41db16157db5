import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  listError: {
    id: 'posts.list.error',
    description: 'In place of a list of posts that could not be loaded, above a button that tries again',
    defaultMessage: 'Error Loading LTKs.',
  },
  listRetry: {
    id: 'posts.list.retry',
    description: 'Button below the message that posts could not be loaded',
    defaultMessage: 'Try Again',
  },
  listEmpty: {
    id: 'posts.list.empty',
    description: 'In place of a list of posts that has none',
    defaultMessage: 'No results found.',
  },
  listMore: {
    id: 'posts.list.more',
    description: 'Button at the end of a list of posts that loads the next ones',
    defaultMessage: 'Load more',
  },
});
