import { media, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

/** From md the filters are beside the results. */
export const layout = style({
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      columnGap: vars.space[40],
      alignItems: 'start',
    },
  },
});

export const found = style({ minWidth: 0 });
