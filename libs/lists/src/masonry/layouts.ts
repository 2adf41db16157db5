import { feed } from '@social-shop/tokens';

/** The layout of tiles at some width of the window. */
export interface Layout {
  readonly columns: number;
  /** Column width in px that decides the column of each tile, so that server and browsers agree. */
  readonly nominal: number;
  /** Between columns, in px. */
  readonly gapX: number;
  /** Between tiles of a column, in sixteenths of a rem. */
  readonly gapY: number;
}

const narrow = { gapX: parseInt(feed.gapX.xs), gapY: parseInt(feed.gapY.xs) };
const wide = { gapX: parseInt(feed.gapX.sm), gapY: parseInt(feed.gapY.sm) };

/** Every layout of a list. Media queries of the style sheet choose one (`MasonryList.css.ts`). */
export const layouts = [
  { columns: 1, nominal: 351, ...narrow },
  { columns: feed.columns.xs, nominal: 171, ...narrow },
  { columns: feed.columns.sm, nominal: 229, ...wide },
  { columns: feed.columns.lg, nominal: 288, ...wide },
] as const satisfies readonly Layout[];

/**
 * Gap that each layout adds between the tiles of a column, in sixteenths of a rem. A grid differs only by its gaps: tiles of equal height
 * form rows, since each goes to the first of the shortest columns (VISUAL.md 4, 'Product tile').
 */
export const addedGap = { masonry: 0, grid: 8 } as const;

/** How a list lays out its tiles. */
export type LayoutName = keyof typeof addedGap;
