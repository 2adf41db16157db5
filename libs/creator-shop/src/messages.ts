import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  posts: {
    id: 'creator-shop.posts.title',
    description: 'Name of the list of posts in the shop of a creator, for screen readers; {name} is the creator',
    defaultMessage: 'Posts by {name}',
  },
});
