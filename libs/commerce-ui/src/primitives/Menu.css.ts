import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { layer } from '@social-shop/tokens';

const { color, motion, space } = vars;

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const menu = style({
  zIndex: layer.dropdown,
  minWidth: 220,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  padding: space[8],
  borderRadius: 16,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.elevation.menu,
  animation: `${appear} ${motion.duration.quick} ${motion.easing.standard}`,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: 10,
  font: `400 .9375rem/1.25rem ${vars.font.family}`,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `scale ${motion.duration.press} ${motion.easing.standard}`,
  ':active': { scale: '.97' },
  selectors: {
    '&[data-highlighted]': { background: color.sunken, outline: 'none', boxShadow: 'none' },
    // For the keyboard, the ground alone is not visible enough.
    '&[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
    '&[aria-checked=true]': { fontWeight: 600 },
  },
});

export const note = style({
  maxWidth: 280,
  padding: '8px 12px 12px',
  marginBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
});

export const icon = style({ color: color.inkMuted });

export const end = style({ marginInlineStart: 'auto', color: color.inkMuted });
