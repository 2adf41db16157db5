import { media, vars } from '@social-shop/commerce-ui/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, motion } = vars;

const appear = keyframes({ to: { opacity: 1 } });

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 100,
  background: color.paper,
  // The hairline appears with the first pixels of scrolling, without script; browsers without scroll-driven animations show none.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: -1,
    height: 1,
    background: color.line,
    opacity: 0,
  },
  '@supports': {
    '(animation-timeline: scroll())': {
      '::after': { animation: `${appear} linear both`, animationTimeline: 'scroll()', animationRange: '0 24px' },
    },
  },
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  maxWidth: 1440,
  marginInline: 'auto',
  paddingInline: '8px 4px',
  '@media': {
    [media.sm]: { minHeight: 64, paddingInline: 20 },
    [media.md]: { paddingInline: 28 },
    [media.lg]: { paddingInline: 36 },
  },
});

export const navigation = style({
  display: 'none',
  '@media': { [media.sm]: { display: 'flex' } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.pill,
  font: `500 .9375rem/1.25rem ${vars.font.family}`,
  color: color.inkMuted,
  transition: `color ${motion.duration.quick}, background-color ${motion.duration.quick}`,
  ':hover': { color: color.ink, background: color.sunken },
  selectors: { '&[aria-current]': { color: color.ink, fontWeight: 600 } },
  '@media': { [media.sm]: { paddingInline: 8 }, [media.md]: { paddingInline: 14 } },
});

/** Its menu hangs below it. */
export const menuPlace = style({ position: 'relative', display: 'inline-flex' });

const row = style({ display: 'flex', alignItems: 'center', gap: 4 });

const toEnd = style([row, { marginInlineStart: 'auto' }]);

/** Keyed by the last element from sm on, so that it aligns with the page: the bar's margin is 4 px smaller, an icon button has 7 px padding. */
export const end = styleVariants({ button: 4, icon: -3 }, (margin) => [
  toEnd,
  { '@media': { [media.sm]: { marginInlineEnd: margin } } },
]);

export const wide = style([row, { '@media': { [media.phone]: { display: 'none' } } }]);

/** The signed-in visitor's initial, shown instead of a picture: a drawing, not a part of the button's name, which a digit would contradict. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: vars.radius.pill,
  background: color.brandSoft,
  color: color.brand,
  font: `600 .875rem/1 ${vars.font.family}`,
  textTransform: 'uppercase',
  '::before': { content: 'attr(data-initial)' },
});

// Without script the menu would not open: there the links of page and footer are the way.
export const phoneOnly = style({
  flex: 'none',
  '@media': { [media.sm]: { display: 'none' } },
});
