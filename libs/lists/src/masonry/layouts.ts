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

/** Every layout of a feed; which one holds is for the style sheet's media queries to say (`MasonryList.css.ts`). */
export const layouts = [
  { columns: 1, nominal: 351, ...narrow },
  { columns: feed.columns.xs, nominal: 171, ...narrow },
  { columns: feed.columns.sm, nominal: 229, ...wide },
  { columns: feed.columns.lg, nominal: 288, ...wide },
] as const satisfies readonly Layout[];
