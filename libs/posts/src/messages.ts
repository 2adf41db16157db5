import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  offline: {
    id: 'posts.list.offline',
    description: 'At the end of a list of posts, in place of the button that loads the next ones',
    defaultMessage: 'You are offline. More posts come when you are online again.',
  },
  autoLoad: {
    id: 'posts.list.autoLoad',
    description: 'Checkbox below a list of posts: whether the next ones are loaded when a reader comes near the end',
    defaultMessage: 'Load more posts automatically',
  },
  newer: {
    id: 'posts.list.newer',
    description: 'Button over a list of posts that puts posts before it which have come since it was loaded',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
  },
  product: {
    id: 'posts.tile.product',
    description: 'Name of a picture of a product below a post, where its own name is unknown; name is the creator',
    defaultMessage: 'Product {number} in the post by {name}',
  },
  title: {
    id: 'posts.page.title',
    description: 'Heading of the page of a post, and its title where it has no caption; name is its creator',
    defaultMessage: 'Post by {name}',
  },
  shopThePost: {
    id: 'posts.page.shop',
    description: 'Title above the products that a post shows',
    defaultMessage: 'Shop the post',
  },
  productsCount: {
    id: 'posts.page.productsCount',
    description: 'How many products a post shows, beside the title above them',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
  },
  productsError: {
    id: 'posts.page.productsError',
    description: 'In place of the products of a post that could not be loaded, above a button that tries again',
    defaultMessage: 'Error loading products.',
  },
  moreFrom: {
    id: 'posts.page.moreFrom',
    description: 'Title above other posts of the same creator; name is the creator',
    defaultMessage: 'More from {name}',
  },
  like: {
    id: 'posts.like.button',
    description:
      'Name of the heart on a post, a button that is pressed while the visitor likes the post; name is its creator',
    defaultMessage: 'Like the post by {name}',
  },
  likedForYou: {
    id: 'posts.like.likedForYou',
    description: 'Shown after signing up: the post that the visitor wanted to like before is now liked',
    defaultMessage: 'We liked the post for you.',
  },
});
