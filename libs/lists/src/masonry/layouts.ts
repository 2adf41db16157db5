import { feed } from '@social-shop/commerce-ui/theme';

/** How tiles stand at some width of the window. */
export interface Layout {
  readonly columns: number;
  /** Column width in px that decides which column a tile goes to, so that server and every browser decide alike. */
  readonly nominal: number;
  /** Between columns, in px. */
  readonly gapX: number;
  /** Between tiles of a column, in sixteenths of a rem. */
  readonly gapY: number;
}

const narrow = { gapX: parseInt(feed.gapX.xs), gapY: parseInt(feed.gapY.xs) };
const wide = { gapX: parseInt(feed.gapX.sm), gapY: parseInt(feed.gapY.sm) };

/** Every layout of a list; which one holds is for the style sheet's media queries to say (`MasonryList.css.ts`). */
export const layouts = [
  { columns: 1, nominal: 351, ...narrow },
  { columns: feed.columns.xs, nominal: 171, ...narrow },
  { columns: feed.columns.sm, nominal: 229, ...wide },
  { columns: feed.columns.lg, nominal: 288, ...wide },
] as const satisfies readonly Layout[];

/**
 * What each layout adds to the gaps between the tiles of a column, in sixteenths of a rem. Tiles that are all as high stand in rows, since
 * each goes to the shortest column and the first one wins: a grid differs by its gaps only (VISUAL.md 4, 'Product tile').
 */
export const addedGap = { masonry: 0, grid: 8 } as const;

/** How a list lays out its tiles. */
export type LayoutName = keyof typeof addedGap;
