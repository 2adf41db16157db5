import { style } from '@vanilla-extract/css';
import { failing } from './failing.css.ts';
import { vars } from '../theme/theme.css.ts';

export const box = style([
  failing,
  {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    background: vars.color.sunken,
    // A hairline inside the edge, so that a picture as pale as the page has a visible edge.
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.image.hairline}`,
      pointerEvents: 'none',
    },
  },
]);

/** The colour is an attribute of the element. */
export const ground = style({ width: '100%', height: 'auto', background: 'currentcolor' });

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.motion.duration.quick}, scale ${vars.motion.duration.hero} ${vars.motion.easing.standard}`,
  selectors: { '&[data-pending]': { opacity: 0 } },
});
