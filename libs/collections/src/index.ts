/** Favorites, wishlists and lists that people share. */
export { feature } from './feature.ts';
