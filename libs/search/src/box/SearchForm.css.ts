import { media, size, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion } = vars;

/** From the edge of the box to its text. The drawing is within it. */
const EDGE = 46;

/** In a narrow bar it is open with `data-open`. */
export const form = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.narrowBar]: {
      // For the way back.
      selectors: { '&[data-open]': { paddingInlineStart: 48 } },
    },
  },
});

/** A button while the box is closed. */
const closed = `${form}:not([data-open]) &`;

/** Beside the text it is only a drawing: a press reaches the text, and the Enter key submits. */
export const submit = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: EDGE,
  height: size.touch,
  marginInlineEnd: -EDGE,
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
  visibility: 'hidden',
  zIndex: 1,
  '@media': {
    [media.narrowBar]: {
      selectors: {
        [closed]: { width: size.touch, marginInlineEnd: 0, pointerEvents: 'auto', visibility: 'visible' },
      },
    },
  },
});

globalStyle(`${submit} > svg`, { visibility: 'visible' });

export const input = style({
  flex: 1,
  minWidth: 0,
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
    '&:placeholder-shown': { paddingInlineEnd: 16 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The edge says it, also where colours are forced.
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: 'none' },
  },
  '@media': {
    [media.narrowBar]: { selectors: { [closed]: { display: 'none' } } },
    [media.beside]: { fontSize: '.9375rem' },
    [media.forcedColors]: { border: '1px solid' },
  },
});
