import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  more: {
    id: 'lists.end.more',
    description: 'Button at the end of a list, such as one of posts or products, that loads the next ones',
    defaultMessage: 'Load more',
  },
  offline: {
    id: 'lists.end.offline',
    description: 'At the end of a list of any things, in place of the button that loads the next ones',
    defaultMessage: 'You are offline. More comes when you are online again.',
  },
  autoLoad: {
    id: 'lists.end.autoLoad',
    description:
      'Checkbox below a list of any things: whether the next ones are loaded when a visitor comes near the end',
    defaultMessage: 'Load more automatically',
  },
  skip: {
    id: 'lists.start.skip',
    description:
      'Link before a list of any things, seen when it has the keyboard focus: jumps to what follows the list',
    defaultMessage: 'Skip feed',
  },
  start: {
    id: 'lists.start.link',
    description: 'Link above a list that begins in the middle of a feed: leads to where the feed begins',
    defaultMessage: 'Back to the start',
  },
  newer: {
    id: 'lists.start.newer',
    description: 'Button over a list of any things that puts those before it which have come since it was loaded',
    defaultMessage: '{count, plural, one {# new} other {# new}}',
  },
});
