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

// Where script has not run, a picture that has failed has a before in most browsers: it hides their own drawing.
globalStyle(`${avatar}::before`, {
  content: '',
  position: 'absolute',
  inset: -1,
  background: vars.color.sunken,
});

/** In the units of a drawing of 32. */
export const initial = style({
  font: `600 13px/1 ${vars.font.family}`,
  textTransform: 'uppercase',
  fill: vars.color.ink,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
