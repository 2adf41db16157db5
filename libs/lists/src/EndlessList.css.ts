import { media, muted, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

export const list = style({ position: 'relative' });

export const start = style({ width: 'fit-content', marginInline: 'auto', marginBlockEnd: space[24] });

export const tail = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  paddingBlockStart: space[48],
});

export const offline = style([muted, { textAlign: 'center', textWrap: 'balance' }]);

export const choice = style([
  text.small,
  muted,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: 44,
    paddingInline: space[12],
    cursor: 'pointer',
    ':hover': { color: color.ink },
  },
]);

// Works only with script, but takes its room from the start.
export const choiceToCome = style([choice, { visibility: 'hidden' }]);

export const box = style({ width: 18, height: 18, margin: 0, accentColor: color.action });

/** The target of the skip link. */
export const end = style({ display: 'block', outlineOffset: -2 });

export const pillPlace = style({
  position: 'sticky',
  // Never above the end of its scroll margin, or the page would scroll when the pill gets the focus.
  insetBlockStart: 72,
  zIndex: 10,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  pointerEvents: 'none',
  '@media': { [media.sm]: { insetBlockStart: 76 } },
});

export const pill = style({
  pointerEvents: 'auto',
  boxShadow: vars.elevation.menu,
  transition: `opacity ${motion.duration.base} ${motion.easing.enter}, translate ${motion.duration.base} ${motion.easing.enter}`,
  '@starting-style': { opacity: 0, translate: '0 -8px' },
});
