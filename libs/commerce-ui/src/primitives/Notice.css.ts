import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { space } = vars;

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  textAlign: 'center',
  padding: '48px 24px',
  maxWidth: 440,
  marginInline: 'auto',
});

export const page = style({ maxWidth: 560, padding: '40px 16px 48px' });
// The niche is drawn on 96 with a margin: next to a display title its visible size is 112 × 100.
globalStyle(`.${page} > svg`, { width: 134, height: 134 });

export const text = style({ textWrap: 'balance', color: vars.color.inkMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[8],
});
