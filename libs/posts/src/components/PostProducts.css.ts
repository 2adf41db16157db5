import { media, muted, tabular, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const products = style({
  '@media': { [media.print]: { clear: 'both', paddingBlockStart: vars.space[24] } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  marginBlockEnd: vars.space[16],
});

export const title = text.title2;

export const count = style([text.small, muted, tabular]);

export const paid = style({ marginBlockStart: vars.space[16] });
