import type { Replay } from '@social-shop/auth';
import { pressAgain } from '@social-shop/toggles';
import { follows } from './follows.ts';
import { messages } from './messages.ts';

export const replay = (pending: Replay): void =>
  void pressAgain(follows, pending, pending.intl.formatMessage(messages.followedForYou));
