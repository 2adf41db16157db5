import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, motion } = vars;

/** One sentence on the loud ground. */
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '8px 16px 8px 14px',
  borderRadius: 14,
  background: color.action,
  color: color.onAction,
  font: `500 .9375rem/1.25rem ${vars.font.family}`,
  boxShadow: vars.elevation.modal,
  transition: `opacity ${motion.duration.base} ${motion.easing.enter}, translate ${motion.duration.base} ${motion.easing.enter}`,
  '@starting-style': { opacity: 0, translate: '0 12px' },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
