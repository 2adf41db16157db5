import type { Replay } from '@social-shop/auth';
import { pressAgain } from '@social-shop/toggles';
import { messages } from '../messages.ts';
import { favorites } from './favorites.ts';

export const replay = (pending: Replay): void =>
  void pressAgain(favorites, pending, pending.intl.formatMessage(messages.favoriteForYou));
