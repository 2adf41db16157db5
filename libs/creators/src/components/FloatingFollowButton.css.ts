import { media, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { motion } = vars;

/** Above the feed on phones; on wider screens the head of the page has room for a visitor's way back. */
export const pill = style({
  boxShadow: vars.elevation.menu,
  // The button underneath is not see-through, whatever it looks like.
  backgroundColor: vars.color.surface,
  transition: `opacity ${motion.duration.base} ${motion.easing.enter}, translate ${motion.duration.base} ${motion.easing.enter}`,
  '@starting-style': { opacity: 0, translate: '0 8px' },
  '@media': { [media.sm]: { display: 'none' } },
});
