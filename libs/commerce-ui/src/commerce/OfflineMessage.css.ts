import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { layer } from '@social-shop/tokens';

const { color, motion } = vars;

export const place = style({
  position: 'fixed',
  zIndex: layer.banner,
  insetInline: 8,
  insetBlockEnd: 'max(8px, env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.sm]: { insetInline: 24, insetBlockEnd: 24, justifyItems: 'start' } },
});

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  maxWidth: 360,
  minHeight: 56,
  padding: '8px 16px 8px 14px',
  borderRadius: 14,
  background: color.action,
  color: color.onAction,
  font: `500 .9375rem/1.25rem ${vars.font.family}`,
  boxShadow: vars.elevation.modal,
  pointerEvents: 'auto',
  transition: `opacity ${motion.duration.base} ${motion.easing.enter}, translate ${motion.duration.base} ${motion.easing.enter}`,
  '@starting-style': { opacity: 0, translate: '0 12px' },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const icon = style({ flex: 'none', fill: 'currentColor' });

// What ends the page can be scrolled out from under the message.
globalStyle(`body:has(.${message})`, { paddingBlockEnd: 88 });
