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
  home: {
    id: 'feeds.tabs.label',
    description: 'What screen readers call the tabs of the home page: Discover, Following, For You',
    defaultMessage: 'Home',
  },
  following: {
    id: 'feeds.following.title',
    description: 'Tab and title of the page with posts of creators whom the visitor follows',
    defaultMessage: 'Following',
  },
  followingDescription: {
    id: 'feeds.following.description',
    description: 'What the page says of itself, at most 155 characters',
    defaultMessage: 'New posts of the creators you follow.',
  },
  forYou: {
    id: 'feeds.forYou.title',
    description: 'Tab and title of the page with posts chosen by whom the visitor follows and what they like',
    defaultMessage: 'For You',
  },
  forYouDescription: {
    id: 'feeds.forYou.description',
    description: 'What the page says of itself, at most 155 characters',
    defaultMessage: 'Posts picked for you, by whom you follow and what you like.',
  },
  recommended: {
    id: 'feeds.recommended.title',
    description: 'Above three creators whom the visitor does not follow',
    defaultMessage: 'Creators you may like',
  },
  recommendedFailed: {
    id: 'feeds.recommended.failed',
    description: 'Creators to follow could not be loaded; a button Try Again is below',
    defaultMessage: 'Error loading creators.',
  },
  firstFollows: {
    id: 'feeds.firstFollows.title',
    description: 'On the page Following of a visitor who follows nobody, above creators to follow',
    defaultMessage: 'Follow a few, and this is yours',
  },
  firstFollowsExplanation: {
    id: 'feeds.firstFollows.explanation',
    description: 'Below that; count: how many creators follow, 0 while they are loading',
    defaultMessage:
      'New posts of creators you follow come here.{count, plural, =0 {} one { This one is a good start.} other { These # are a good start.}}',
  },
  showFollowing: {
    id: 'feeds.firstFollows.show',
    description: 'Button below that, once the visitor follows a creator: shows the posts of followed creators',
    defaultMessage: 'Show posts',
  },
});
