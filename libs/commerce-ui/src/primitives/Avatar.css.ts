import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const avatar = style({
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.sunken,
  objectFit: 'cover',
  border: `1px solid color-mix(in srgb, ${vars.color.ink} 12%, transparent)`,
});
