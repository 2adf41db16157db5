import { layer, vars } from '@social-shop/commerce-ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const menu = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: layer.dropdown,
  minWidth: 220,
  marginBlockStart: space[8],
  padding: space[8],
  borderRadius: 16,
  background: color.surface,
  boxShadow: vars.elevation.menu,
  animation: `${appear} ${motion.duration.quick} ${motion.easing.standard}`,
  // Covers the gap between link and menu, so that crossing it does not close the menu.
  '::before': { content: '', position: 'absolute', insetInline: 0, insetBlockEnd: '100%', height: space[8] },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: 10,
  font: `400 .9375rem/1.25rem ${vars.font.family}`,
  color: color.ink,
  whiteSpace: 'nowrap',
  ':hover': { background: color.sunken },
  selectors: { '&[aria-current]': { fontWeight: 600 } },
});
