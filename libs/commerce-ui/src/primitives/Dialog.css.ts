import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { layer } from '@social-shop/tokens';

const appear = keyframes({ from: { opacity: 0 } });

// A page with a scroll bar keeps its width under a dialog that does not cover it.
export const locked = style({ overflow: 'hidden', scrollbarGutter: 'stable' });

/** Under a dialog that covers the window, the place of the scroll bar included. */
export const covered = style({ overflow: 'hidden' });

// Radix turns `pointer-events` off for `body`, which every element of the page would inherit: a phone takes longer to restyle them than to
// open the dialog. The dialog covers the window, so nothing under it is pressed.
globalStyle('body > *', { pointerEvents: 'auto' });

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
