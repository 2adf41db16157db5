import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { layer } from '@social-shop/tokens';

const appear = keyframes({ from: { opacity: 0 } });

// A page beside a scroll bar keeps its width under a dialog that does not cover it.
export const locked = style({ overflow: 'hidden', scrollbarGutter: 'stable' });

export const page = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.paper,
  color: vars.color.ink,
  animation: `${appear} ${vars.motion.duration.quick} ${vars.motion.easing.standard}`,
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
