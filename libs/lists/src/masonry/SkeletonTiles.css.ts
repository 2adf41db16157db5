import { feed, media } from '@social-shop/commerce-ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const columns = (n: number) => ({ gridTemplateColumns: `repeat(${n}, minmax(0, 1fr))` });

const base = style({
  display: 'grid',
  alignItems: 'start',
  ...columns(feed.columns.xs),
  '@media': {
    [media.sm]: columns(feed.columns.sm),
    [media.lg]: columns(feed.columns.lg),
    [media.oneColumn]: columns(1),
  },
});

/** The first rows of a list, by its layout. */
export const rows = styleVariants({ masonry: feed.gapY, grid: { xs: '24px', sm: '32px' } }, (gapY) => [
  base,
  {
    gap: `${gapY.xs} ${feed.gapX.xs}`,
    '@media': { [media.sm]: { gap: `${gapY.sm} ${feed.gapX.sm}` } },
  },
]);
