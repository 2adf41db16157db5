/** Endless lists of anything that brings a tile. */
export { MasonryList, type MasonryListProps } from './masonry/MasonryList.tsx';
