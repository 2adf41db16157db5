import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 22,
  padding: '2px 8px',
  borderRadius: vars.radius.xs,
  font: `600 .75rem/1.125rem ${vars.font.family}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const look = styleVariants({
  sale: [chip, { color: vars.color.sale, background: vars.color.saleSoft }],
  /** On a picture of any colour: its own ground. */
  saleOnImage: [chip, { color: vars.color.paper, background: vars.color.sale, printColorAdjust: 'exact' }],
  neutral: [chip, { background: vars.color.surface, boxShadow: `inset 0 0 0 1px ${vars.color.line}` }],
});
