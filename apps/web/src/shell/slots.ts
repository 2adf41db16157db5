import type { ComponentType } from 'react';
import type { ShownTo } from './navigation.ts';

/** A feature's part of the shell. */
export interface Slot {
  /** The feature's component, of which `lazyPart` brings the code after the first view. */
  readonly Island: ComponentType;
  /** Reserves its room from the first paint on: a class of `slots.css.ts`. */
  readonly room: string;
  readonly shownTo: ShownTo;
}

/** Where features have a place: two in the top bar, one below it. What stands at the foot of the window needs none: `BottomItem`. */
export type Slots = Readonly<Partial<Record<'search' | 'cart' | 'banner', Slot>>>;

/**
 * What features put there, such as
 * `cart: { Island: lazyPart(async () => (await import('@social-shop/carts')).CartButton), room: css.cart, shownTo: 'members' }`.
 * What is not here has no room, and its styles are not in the page.
 */
export const slots: Slots = {};
