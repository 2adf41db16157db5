import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const pop = keyframes({ from: { scale: '.6' }, '60%': { scale: '1.15' }, to: { scale: '1' } });

/** Without script, or on paper, it would do nothing. */
export const button = style({
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});

export const off = style({});

export const on = style({
  color: vars.color.like,
  // Only after a press: a heart that arrives filled stays still.
  selectors: {
    ':focus > &': { animation: `${pop} ${vars.motion.duration.slow} ${vars.motion.easing.spring}` },
  },
  '@media': { [media.reducedMotion]: { selectors: { ':focus > &': { animation: 'none' } } } },
});
