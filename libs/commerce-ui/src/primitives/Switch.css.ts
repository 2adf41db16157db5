import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, motion } = vars;

/** 48 by 28 px, a touch target of 44 px. */
export const track = style({
  position: 'relative',
  width: 48,
  height: 28,
  flex: 'none',
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 2px ${color.lineStrong}`,
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  '::before': { content: '', position: 'absolute', inset: '-8px 0' },
  selectors: { '&[aria-checked=true]': { background: color.action, boxShadow: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const knob = style({
  position: 'absolute',
  insetBlock: 6,
  insetInlineStart: 6,
  display: 'grid',
  placeItems: 'center',
  width: 16,
  borderRadius: '50%',
  background: color.lineStrong,
  color: color.action,
  selectors: {
    [`${track}[aria-checked=true] &`]: {
      insetBlock: 4,
      insetInline: 'auto 4px',
      width: 20,
      background: color.onAction,
    },
  },
});
