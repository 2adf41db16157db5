import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { motion } = vars;

// Covers the picture and takes no room, so nothing moves when a clip appears or disappears.
export const place = style({ position: 'absolute', inset: 0, borderRadius: 'inherit', pointerEvents: 'none' });

export const clip = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  transition: `opacity ${motion.duration.quick} ${motion.easing.standard}`,
});

export const clipToCome = style([clip, { opacity: 0 }]);
