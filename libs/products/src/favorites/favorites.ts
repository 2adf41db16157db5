import { defineToggle, type Toggle } from '@social-shop/toggles';
import { addWish, fetchWishes, removeWish } from './wishes.ts';

const SEPARATOR = ' ';

/**
 * Favorite products, by the id of their details (S33). A product of two posts may have been saved twice. The record has the ids of all its
 * favorites, so that turning it off removes all of them.
 */
export const favorites: Toggle = defineToggle({
  name: 'products.favorites',
  batch: 10,
  async read(api, ids, signal) {
    const wishes = Map.groupBy(await fetchWishes(api, ids, signal), (wish) => wish.productDetailsId);
    return new Map(Array.from(wishes, ([id, saved]) => [id, saved.map((wish) => wish.id).join(SEPARATOR)]));
  },
  on: (api, productDetailsId) => addWish(api, { productDetailsId }),
  pending: 'favorite',
  off: (api, record) => Promise.all(record.split(SEPARATOR).map((id) => removeWish(api, id))),
});

/** The same toggle for a page that knows the post of one product: it saves the product of that post. */
export const favoritesAt = (detailsId: string, ltkProductId: string): Toggle => ({
  ...favorites,
  through: ltkProductId,
  // Also called for other products: the toggle sends the presses that an earlier document left unsent.
  on: (api, id) => (id === detailsId ? addWish(api, { ltkProductId }) : favorites.on(api, id)),
});
