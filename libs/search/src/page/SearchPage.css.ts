import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style([text.title1, { marginBlockEnd: vars.space[16] }]);

export const list = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.sm]: { gap: vars.space[16], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
