import type { Replay } from '@social-shop/auth';
import { pressAgain } from '@social-shop/toggles';
import { messages } from '../messages.ts';
import { favorites, favoritesAt } from './favorites.ts';

/** Saves the product of the post at which it was pressed. */
const favoriteOf = ({ targetId, through }: Replay) =>
  through === undefined ? favorites : favoritesAt(targetId, through);

export const replay = (pending: Replay): void =>
  void pressAgain(favoriteOf(pending), pending, pending.intl.formatMessage(messages.favoriteForYou));
