import { defineToggle, type Toggle } from '@social-shop/toggles';
import { addWish, fetchWishes, removeWish } from './wishes.ts';

const SEPARATOR = ' ';

/**
 * Favorite products, by the id of their details (S33). A product of two posts may have been saved twice: its record is the ids of all its
 * favorites, so that it is off only when all of them are gone.
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

/** The same where the post of one product is known: that product of the post is saved. */
export const favoritesAt = (detailsId: string, ltkProductId: string): Toggle => ({
  ...favorites,
  // It also sends what an earlier document could not, of other products.
  on: (api, id) => (id === detailsId ? addWish(api, { ltkProductId }) : favorites.on(api, id)),
});
