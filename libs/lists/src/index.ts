/** Endless lists of items of any kind that has a tile. */
export { EndlessList, type EndlessListProps } from './EndlessList.tsx';
export { listQuery, type ListQuery, type ListQueryOptions } from './listQuery.ts';
export type { LayoutName } from './masonry/layouts.ts';
export type { ListItem, ListPage, ListPages } from './pages.ts';
export type { ListTexts, Tile, TileSkeleton } from './tile.ts';
