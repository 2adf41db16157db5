import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  offline: {
    id: 'posts.list.offline',
    description: 'At the end of a list of posts, in place of the button that loads the next ones',
    defaultMessage: 'You are offline. More posts come when you are online again.',
  },
  autoLoad: {
    id: 'posts.list.autoLoad',
    description: 'Checkbox below a list of posts: whether the next ones are loaded when a visitor comes near the end',
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
  more: {
    id: 'posts.menu.label',
    description: 'Name of a button on a post that opens a menu: hide, report; name is the creator',
    defaultMessage: 'More about the post by {name}',
  },
  hidePost: {
    id: 'posts.hide.post',
    description: 'Entry of that menu: feeds do not show this post any more',
    defaultMessage: 'Hide this post',
  },
  showPost: {
    id: 'posts.hide.showPost',
    description: 'The same entry for a hidden post',
    defaultMessage: 'Show this post again',
  },
  postHidden: {
    id: 'posts.hide.postDone',
    description: 'Message after a post was hidden, beside a button Undo',
    defaultMessage: 'Post hidden',
  },
  hideCreator: {
    id: 'posts.hide.creator',
    description: 'Entry of that menu: feeds do not show posts of this creator any more',
    defaultMessage: 'Hide this creator',
  },
  showCreator: {
    id: 'posts.hide.showCreator',
    description: 'The same entry for a hidden creator',
    defaultMessage: 'Show this creator again',
  },
  creatorHidden: {
    id: 'posts.hide.creatorDone',
    description: 'Message after a creator was hidden, beside a button Undo',
    defaultMessage: 'Creator hidden',
  },
  report: {
    id: 'posts.report.title',
    description:
      'Entry of that menu, and title of the dialog that it opens: tell us that something is wrong with a post',
    defaultMessage: 'Report this post',
  },
  close: {
    id: 'posts.report.close',
    description: 'Name of the button that closes that dialog',
    defaultMessage: 'Close',
  },
  reportReason: {
    id: 'posts.report.question',
    description: 'Question above the reasons to choose from',
    defaultMessage: 'What is wrong with it?',
  },
  misleading: {
    id: 'posts.report.misleading',
    description: 'Reason for a report',
    defaultMessage: 'It is spam or misleading',
  },
  products: {
    id: 'posts.report.products',
    description: 'Reason for a report',
    defaultMessage: 'Its products are not what it shows',
  },
  offensive: {
    id: 'posts.report.offensive',
    description: 'Reason for a report',
    defaultMessage: 'It is hateful or offensive',
  },
  violence: {
    id: 'posts.report.violence',
    description: 'Reason for a report',
    defaultMessage: 'It shows nudity or violence',
  },
  rights: {
    id: 'posts.report.rights',
    description: 'Reason for a report: the post uses pictures or brands of somebody else',
    defaultMessage: 'It uses somebody else’s work',
  },
  other: {
    id: 'posts.report.other',
    description: 'Reason for a report',
    defaultMessage: 'Something else',
  },
  reasonMissing: {
    id: 'posts.report.missing',
    description: 'Shown when the visitor sends a report without a reason',
    defaultMessage: 'Please choose a reason.',
  },
  sendReport: {
    id: 'posts.report.send',
    description: 'Button of that dialog',
    defaultMessage: 'Send report',
  },
  reported: {
    id: 'posts.report.done',
    description: 'Message after the report was sent',
    defaultMessage: 'Thank you. We will look at the post.',
  },
  reportFailed: {
    id: 'posts.report.failed',
    description: 'Message after the report could not be sent',
    defaultMessage: 'Something went wrong. Please try again.',
  },
  likeWord: {
    id: 'posts.like.word',
    description: 'Button on the page of a post: the visitor likes the post',
    defaultMessage: 'Like',
  },
  liked: {
    id: 'posts.like.liked',
    description: 'The same button once the visitor likes the post',
    defaultMessage: 'Liked',
  },
  likedName: {
    id: 'posts.like.likedName',
    description:
      'What screen readers say for the button Liked; it contains the text of that button; name is the creator of the post',
    defaultMessage: 'Liked the post by {name}',
  },
});
