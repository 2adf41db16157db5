import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { size } from '@social-shop/tokens';

const { color, motion } = vars;

const round = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.pill,
  ':active': { transform: 'scale(.92)' },
  selectors: { '&:disabled': { color: color.inkDisabled, cursor: 'not-allowed', transform: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

const touch = style([
  round,
  {
    width: size.touch,
    height: size.touch,
    transition: `background-color ${motion.duration.quick} ${motion.easing.standard}, transform ${motion.duration.press} ${motion.easing.standard}`,
    selectors: { '&:not(:disabled):hover': { background: color.hover } },
  },
]);

export const look = styleVariants({
  plain: [touch],
  quiet: [touch, { background: color.sunken }],
  /** On a picture: 36 px visible, a touch target of 44 px. */
  onImage: [
    round,
    {
      width: size.control.sm,
      height: size.control.sm,
      background: color.onImage,
      color: color.onImageInk,
      transition: `transform ${motion.duration.quick} ${motion.easing.spring}, color ${motion.duration.quick}`,
      '::after': { content: '', position: 'absolute', inset: -4, borderRadius: 'inherit' },
      '@media': {
        [media.canHover]: { ':hover': { transform: 'scale(1.08)' } },
        [media.reducedMotion]: { ':hover': { transform: 'none' } },
      },
      selectors: {
        '&:active': { transform: 'scale(.92)' },
        '&[aria-pressed=true]': { color: color.like },
      },
    },
  ],
});
