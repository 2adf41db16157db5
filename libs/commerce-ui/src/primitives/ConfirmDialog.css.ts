import { layer } from '@social-shop/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/theme.css.ts';

const { color, motion, space } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, scale: '.97' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[16],
  background: color.scrim,
  animation: `${fade} ${motion.duration.quick} ${motion.easing.standard}`,
});

/** Narrow: one question, one action, one way out (VISUAL.md 6). */
export const dialog = style({
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  width: 248,
  maxWidth: '100%',
  padding: '24px 20px 12px',
  borderRadius: vars.radius.lg,
  background: color.surface,
  boxShadow: vars.elevation.modal,
  color: color.ink,
  textAlign: 'center',
  animation: `${grow} ${motion.duration.base} ${motion.easing.enter}`,
});

export const title = style([
  text.title3,
  { marginBlockStart: space[4], overflowWrap: 'anywhere', textWrap: 'balance' },
]);

export const explanation = style([text.small, { color: color.inkMuted, textWrap: 'balance' }]);

export const confirm = style({ marginBlockStart: space[8] });
