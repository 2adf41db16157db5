import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const caption = style({
  font: `400 1.0625rem/1.625rem ${vars.font.family}`,
  maxWidth: '60ch',
  // At the page's start in both directions: aligned by its own text, it would touch neither edge.
  textAlign: ['match-parent', '-webkit-match-parent'],
  whiteSpace: 'pre-line',
});
