import type { ComponentType } from 'react';
import type { ShownTo } from './navigation.ts';
import { Search } from './Search.tsx';
import * as css from './slots.css.ts';

/** A feature's part of the shell. */
export interface Slot {
  /** The feature's component. `lazyPart` loads its code after the first view. */
  readonly Island: ComponentType;
  /** A class of `slots.css.ts` that reserves its room from the first paint. */
  readonly room: string;
  readonly shownTo: ShownTo;
  /** In the server's HTML, so its code is in the first view. */
  readonly isEarly?: true;
}

/** The places for features: two in the top bar, one below it. Items at the foot of the window need none: use `BottomItem`. */
export type Slots = Readonly<Partial<Record<'search' | 'cart' | 'banner', Slot>>>;

/**
 * The parts of features, such as `cart: { Island: lazyPart(async () => (await import('@social-shop/carts')).CartButton), room: css.cart,
 * shownTo: 'members' }`. An absent slot takes no room, and its styles are not in the page.
 */
export const slots: Slots = { search: { Island: Search, room: css.search, shownTo: 'all', isEarly: true } };
