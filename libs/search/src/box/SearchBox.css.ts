import { media, size, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

/** Over the end of the input, once there is something to clear. */
export const clear = style({
  position: 'absolute',
  insetInlineEnd: 0,
  selectors: {
    'input:placeholder-shown ~ &': { display: 'none' },
  },
  '@media': { [media.narrowBar]: { selectors: { 'form:not([data-open]) > &': { display: 'none' } } } },
});

/** Before the box in a narrow bar. */
export const back = style({
  display: 'none',
  '@media': {
    [media.narrowBar]: {
      position: 'absolute',
      insetInlineStart: 0,
      placeItems: 'center',
      width: size.touch,
      height: size.touch,
      borderRadius: vars.radius.pill,
      selectors: { 'form[data-open] > &': { display: 'grid' }, '&:dir(rtl)': { scale: '-1 1' } },
    },
  },
});
