import { style } from '@vanilla-extract/css';
import { muted, text } from '../theme/text.css.ts';
import { vars } from '../theme/theme.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginBlockEnd: vars.space[12],
});

export const titles = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
});

export const title = text.title2;

export const note = style([text.small, muted]);

export const seeAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  borderRadius: 8,
  font: `600 .9375rem/1.25rem ${vars.font.family}`,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
});
