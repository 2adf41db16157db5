import { globalStyle, style } from '@vanilla-extract/css';
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

// The picture of a pressed link, while it grows into that of the next page.
globalStyle('[data-hero]', { viewTransitionName: 'hero' });
globalStyle('::view-transition-group(*)', { animationDuration: vars.motion.duration.base });
globalStyle('::view-transition-group(hero)', {
  animationDuration: vars.motion.duration.slow,
  animationTimingFunction: vars.motion.easing.standard,
});
// The tile shows a part of the picture. Its box takes the shape of the page's meanwhile, so the pictures must fill it.
globalStyle('::view-transition-image-pair(hero)', { overflow: 'clip', borderRadius: vars.radius.md });
globalStyle('::view-transition-old(hero), ::view-transition-new(hero)', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  animationDuration: 'inherit',
});
