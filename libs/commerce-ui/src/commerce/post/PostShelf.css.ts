import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { failing } from '../../pictures/failing.css.ts';
import { deferredPictures } from '../../theme/deferredPictures.ts';
import { media } from '../../theme/media.ts';
import { hidden } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, radius } = vars;

/** Placeholders of products have a third of their post's colour. */
export const postColor = '--post-color';

export const shelf = style({
  position: 'relative',
  // The squares bound the text of the row: its height is a share of the width, for any text size and length.
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '.5rem',
  marginBlockStart: '.5rem',
  // Keeps the row's height until products arrive.
  '::before': { content: '', gridArea: '1 / 1', paddingBlockStart: '100%' },
});

/** Maximum font size as a share of a square's side. */
const ofSlot = (share: number) => `(100cqi - 1.5rem) / 4 * ${share}`;

/** Rows whose squares fit '4 products' in one line. */
const WIDE = '(min-width: 264px)';

export const skeletonSlot = style({ aspectRatio: '1', selectors: { '&:first-child': { gridArea: '1 / 1' } } });

const slot = style({
  position: 'relative',
  minHeight: 0,
  aspectRatio: '1',
  borderRadius: radius.sm,
  background: color.sunken,
  display: 'grid',
  placeItems: 'center',
  transition: `box-shadow ${motion.duration.quick}, scale ${motion.duration.press} ${motion.easing.standard}`,
  ':active': { scale: '.97' },
  // The touch target reaches over half of the gap on each side.
  '::after': { content: '', position: 'absolute', inset: -4 },
  selectors: {
    '&:first-child': { gridArea: '1 / 1' },
    '&:hover:not(:focus-visible)': { boxShadow: `0 0 0 1.5px ${color.ink}` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const thumb = style([
  slot,
  failing,
  {
    selectors: {
      '&:not([data-failed])': {
        background: `color-mix(in srgb, var(${postColor}, ${color.sunken}) 35%, ${color.sunken})`,
      },
    },
  },
]);

globalStyle(`${thumb}::before, ${thumb} img::after`, { maskSize: '20px' });

export const thumbPicture = style({
  // Browsers do not load a lazy picture that is not displayed.
  display: `var(${deferredPictures}, block)`,
  position: 'relative',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  filter: vars.image.goods,
});

export const more = style([
  slot,
  {
    alignContent: 'center',
    font: `600 .8125rem/1 ${vars.font.family}`,
    fontSize: `min(.8125rem, ${ofSlot(0.4)})`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: color.inkMuted,
    ':hover': { color: color.ink },
    '@media': { [media.sm]: { fontSize: `min(.9375rem, ${ofSlot(0.4)})` } },
    '@container': { [WIDE]: { fontSize: `min(.9375rem, ${ofSlot(0.24)})` } },
  },
]);

export const moreCount = style({ direction: 'ltr', unicodeBidi: 'isolate' });

/** Shown if the square has room for it below the number. */
export const morePrice = style({
  display: 'none',
  font: `500 .75rem/1.3 ${vars.font.family}`,
  fontSize: `min(.75rem, ${ofSlot(0.22)})`,
  letterSpacing: '-.01em',
  textAlign: 'center',
  whiteSpace: 'normal',
  overflowWrap: 'normal',
  '@container': { [WIDE]: { display: 'block', marginBlockStart: 2 } },
});

/** Text instead of squares; all of it is a link to the post. */
const said: StyleRule = {
  position: 'relative',
  borderRadius: radius.sm,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  // No own height: the row has the height of its squares, also with large text.
  height: 0,
  minHeight: '100%',
  '::after': { content: '', position: 'absolute', inset: '-4px 0' },
};

const beside = style({
  ...said,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  // Two lines, also if the visitor sets a line height of 1.5.
  font: `500 .75rem/1.35 ${vars.font.family}`,
  fontSize: `min(.75rem, ${ofSlot(0.325)})`,
  '@media': { [media.sm]: { fontSize: `min(.8125rem, ${ofSlot(0.325)})` } },
});

export const besideOne = style([beside, { gridColumn: 'span 3' }]);
export const besideTwo = style([beside, { gridColumn: 'span 2' }]);

export const name = style({ display: 'block', color: color.ink });

// One line: without room for both, the whole old price is hidden.
globalStyle(`${besideOne} > div`, {
  font: 'inherit',
  fontWeight: 600,
  color: color.ink,
  maxHeight: '1lh',
  overflow: 'hidden',
});
globalStyle(`${besideOne} s`, { fontSize: 'inherit' });

/** A price that does not fit wraps below a strut of its height and is hidden as a whole, because a cut price is a wrong one. */
const whole = { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' } as const;

// Both reach into the empty gap.
export const priceLine = style({
  ...whole,
  marginInlineEnd: -7,
  height: '1lh',
  '::before': { content: '', height: '1lh' },
});

globalStyle(`${priceLine} > span`, { flex: 'none', whiteSpace: 'nowrap' });

export const square = style({
  ...said,
  gridArea: '1 / 4',
  font: `500 .75rem/1.3 ${vars.font.family}`,
  fontSize: `min(.75rem, ${ofSlot(0.325)})`,
  letterSpacing: '-.012em',
  overflowWrap: 'normal',
  '@container': {
    '(min-width: 220px)': { fontSize: `min(.8125rem, ${ofSlot(0.325)})` },
    [WIDE]: { fontSize: `min(.75rem, ${ofSlot(0.22)})` },
  },
});

/** For a thousand dollars or a hundred thousand won, and more. */
export const squareOfMuch = style([
  square,
  {
    fontSize: `min(.625rem, ${ofSlot(0.325)})`,
    '@container': { [WIDE]: { fontSize: `min(.75rem, ${ofSlot(0.22)})` } },
  },
]);

/** A number alone needs more room than a narrow square has. */
export const squareWithoutPrice = style([square, { display: 'none', '@container': { [WIDE]: { display: 'block' } } }]);

export const squareText = style({
  ...whole,
  alignItems: 'center',
  position: 'absolute',
  insetBlock: 0,
  insetInline: '0 -7px',
  '::before': { content: '', height: '100%' },
  '@container': { [WIDE]: { overflow: 'visible' } },
});

globalStyle(`${squareText} > span`, {
  flex: '1 0 min-content',
  '@container': { [WIDE]: { flexBasis: '100%', minWidth: 0 } },
});

/** Always read by screen readers, shown if there is room. */
export const squareCount = style([
  hidden,
  {
    '@container': {
      [WIDE]: {
        display: 'block',
        position: 'static',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  },
]);

// Prices.
globalStyle(`${shelf} bdi`, { whiteSpace: 'nowrap', letterSpacing: '-.03em' });
globalStyle(`${square} bdi`, {
  display: 'block',
  // Begins at the start of its line, not at the start of the price's direction.
  textAlign: ['match-parent', '-webkit-match-parent'],
  '@container': { [WIDE]: { display: 'inline' } },
});
globalStyle(`:is(${besideTwo}, ${square}) bdi`, { fontWeight: 600, color: color.ink });

globalStyle(`:is(${besideOne}, ${besideTwo}):hover, ${square}:hover ${squareText}`, {
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
