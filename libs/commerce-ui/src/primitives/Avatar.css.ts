import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const avatar = style({
  position: 'relative',
  overflow: 'hidden',
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.sunken,
  objectFit: 'cover',
  border: `1px solid color-mix(in srgb, ${vars.color.ink} 12%, transparent)`,
});

// Before script runs, most browsers have a ::before on a failed picture; it hides their own icon.
globalStyle(`${avatar}::before`, {
  content: '',
  position: 'absolute',
  inset: -1,
  background: vars.color.sunken,
});

/** In the units of a drawing of size 32. */
export const initial = style({
  font: `600 13px/1 ${vars.font.family}`,
  textTransform: 'uppercase',
  fill: vars.color.ink,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
