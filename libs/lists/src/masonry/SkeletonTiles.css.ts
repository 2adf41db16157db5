import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { feed } from '../theme/tokens.ts';

const columns = (n: number) => ({ gridTemplateColumns: `repeat(${n}, minmax(0, 1fr))` });

export const grid = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${feed.gapY.xs} ${feed.gapX.xs}`,
  ...columns(feed.columns.xs),
  '@media': {
    [media.sm]: { ...columns(feed.columns.sm), gap: `${feed.gapY.sm} ${feed.gapX.sm}` },
    [media.lg]: columns(feed.columns.lg),
    [media.oneColumn]: columns(1),
  },
});
