import { media } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const shelves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 40,
  '@media': { [media.sm]: { rowGap: 56 } },
});
