import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 6,
  fontVariantNumeric: 'tabular-nums',
});

export const size = styleVariants({
  tile: [price, { font: `600 .9375rem/1.25rem ${vars.font.family}` }],
  small: [price, { font: `600 .8125rem/1.125rem ${vars.font.family}`, columnGap: 4 }],
  page: [price, { font: `600 1.5rem/1.875rem ${vars.font.family}`, letterSpacing: '-.015em' }],
});

export const sale = style({ color: vars.color.sale });

export const dropped = style({ font: `500 .8125rem/1.125rem ${vars.font.family}`, letterSpacing: 0 });

export const was = style({
  fontWeight: 400,
  fontSize: '.8125rem',
  letterSpacing: 0,
  color: vars.color.inkMuted,
  selectors: { [`${size.page} > &`]: { fontSize: '1rem' } },
});
