import { defineMessages } from '@social-shop/i18n';

export const messages = defineMessages({
  follow: {
    id: 'creators.follow.follow',
    description: 'Button beside the name of a creator: new posts of the creator will be in the following feed',
    defaultMessage: 'Follow',
  },
  following: {
    id: 'creators.follow.following',
    description: 'The same button once the visitor follows the creator',
    defaultMessage: 'Following',
  },
  followName: {
    id: 'creators.follow.followName',
    description: 'What screen readers say for the button Follow; it contains the text of that button',
    defaultMessage: 'Follow {name}',
  },
  followingName: {
    id: 'creators.follow.followingName',
    description: 'What screen readers say for the button Following; it contains the text of that button',
    defaultMessage: 'Following {name}',
  },
  followedForYou: {
    id: 'creators.follow.followedForYou',
    description: 'Shown after signing up: the creator whom the visitor wanted to follow before is now followed',
    defaultMessage: 'You now follow the creator.',
  },
  unfollowed: {
    id: 'creators.unfollow.done',
    description: 'Message after a creator was unfollowed, beside a button Undo',
    defaultMessage: 'Unfollowed {name}',
  },
  unfollow: {
    id: 'creators.unfollow.title',
    description: 'Question of a dialog; name: the creator',
    defaultMessage: 'Unfollow {name}?',
  },
  unfollowExplanation: {
    id: 'creators.unfollow.explanation',
    description:
      'Below that question; Following is the name of the tab of the home page with posts of followed creators',
    defaultMessage: 'Their posts leave your Following feed.',
  },
  confirm: {
    id: 'creators.unfollow.confirm',
    description: 'Button of that dialog: unfollows the creator',
    defaultMessage: 'Continue',
  },
  cancel: {
    id: 'creators.unfollow.cancel',
    description: 'Button of that dialog: the visitor keeps following the creator',
    defaultMessage: 'Cancel',
  },
});
