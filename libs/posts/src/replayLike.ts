import type { Replay } from '@social-shop/auth';
import { pressAgain } from '@social-shop/toggles';
import { likes } from './likes.ts';
import { messages } from './messages.ts';

export const replay = (pending: Replay): void =>
  void pressAgain(likes, pending, pending.intl.formatMessage(messages.likedForYou));
