import { layer } from '@social-shop/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/theme.css.ts';

const { color, motion, space } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { translate: '0 100%' } });
const grow = keyframes({ from: { opacity: 0, scale: '.97' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.scrim,
  animation: `${fade} ${motion.duration.quick} ${motion.easing.standard}`,
});

export const sheet = style({
  alignSelf: 'end',
  display: 'grid',
  gap: space[16],
  width: '100%',
  maxHeight: 'calc(100svh - 24px)',
  overflowY: 'auto',
  padding: '12px 20px max(24px, env(safe-area-inset-bottom))',
  borderRadius: '20px 20px 0 0',
  background: color.surface,
  color: color.ink,
  boxShadow: vars.elevation.modal,
  animation: `${rise} ${motion.duration.slow} ${motion.easing.enter}`,
  '@media': {
    [media.sm]: {
      placeSelf: 'center',
      width: 400,
      padding: '16px 24px 24px',
      borderRadius: 20,
      animation: `${grow} ${motion.duration.base} ${motion.easing.enter}`,
    },
  },
});

export const grip = style({
  width: 36,
  height: 4,
  marginInline: 'auto',
  borderRadius: 2,
  background: color.line,
  '@media': { [media.sm]: { display: 'none' } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12], minHeight: 44 });

export const title = style([text.title2, { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }]);

export const close = style({ marginInlineEnd: -12 });
