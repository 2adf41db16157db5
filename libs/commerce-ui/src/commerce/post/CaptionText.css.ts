import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const caption = style({
  font: `400 1.0625rem/1.625rem ${vars.font.family}`,
  maxWidth: '60ch',
  // At the page's start, whichever way it reads: at the end of so many letters it would touch neither edge.
  textAlign: ['match-parent', '-webkit-match-parent'],
  whiteSpace: 'pre-line',
});
