import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { layer } from '@social-shop/tokens';
import { loadingBarMs } from './loadingPhase.ts';

// It never completes by itself, only when the page has loaded.
const run = keyframes({ from: { scale: '0 1' }, '40%': { scale: '.6 1' }, to: { scale: '.92 1' } });

const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  height: 3,
  zIndex: layer.loadingBar,
  background: vars.color.brand,
  transformOrigin: '0 50%',
  pointerEvents: 'none',
  selectors: { '&:dir(rtl)': { transformOrigin: '100% 50%' } },
});

export const phase = styleVariants({
  running: [
    bar,
    {
      animation: `${run} ${loadingBarMs.duration}ms ease-out forwards`,
      // Without motion it is shown as a whole line.
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
  ],
  done: [
    bar,
    {
      opacity: 0,
      transition: `opacity ${vars.motion.duration.base} ${loadingBarMs.hide - 220}ms`,
      '@starting-style': { opacity: 1 },
    },
  ],
});
