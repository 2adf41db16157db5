import { media, size, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion } = vars;

/** From the edge of the box to its text: the drawing between them. */
const EDGE = 46;

/** On phones it is open with `data-open`. */
export const form = style({ display: 'flex', alignItems: 'center', gap: 4 });

/** A phone's button while the box is closed. */
const closed = `${form}:not([data-open]) &`;

export const back = style({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.pill,
  '@media': { [media.phone]: { display: 'grid' } },
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const field = style({ position: 'relative', display: 'flex', flex: 1, minWidth: 0 });

/** Beside the text it is only a drawing: a press reaches the text, and the Enter key submits. */
export const submit = style({
  position: 'absolute',
  insetInlineStart: 1,
  display: 'grid',
  placeItems: 'center',
  width: EDGE,
  height: size.touch,
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
  visibility: 'hidden',
  '@media': {
    [media.phone]: {
      selectors: {
        [closed]: { position: 'static', width: size.touch, pointerEvents: 'auto', visibility: 'visible' },
      },
    },
  },
});

globalStyle(`${submit} > svg`, { visibility: 'visible' });

export const input = style({
  width: '100%',
  height: size.touch,
  paddingInline: EDGE,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: color.sunken,
  // Below 16 px, phones zoom in.
  font: `400 1rem/1.25rem ${vars.font.family}`,
  textOverflow: 'ellipsis',
  appearance: 'none',
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  ':hover': { background: color.hover },
  ':focus': { background: color.surface, borderColor: color.ink },
  '::placeholder': { color: color.inkMuted, opacity: 1 },
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outlineColor: 'transparent', boxShadow: 'none' },
  },
  '@media': {
    [media.phone]: { selectors: { [closed]: { display: 'none' } } },
    [media.sm]: { fontSize: '.9375rem' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const clear = style({
  position: 'absolute',
  insetInlineEnd: 0,
  selectors: { [`${input}:placeholder-shown ~ &`]: { display: 'none' } },
});
