import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { skeleton } from '../primitives/Skeleton.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { layer } from '../theme/tokens.ts';

const { color, motion, radius, space } = vars;

// A tile is arithmetic (`postTileSize.ts`): every row has a fixed height in rem, or one that is a share of the width.

export const header = style({
  height: '2.5625rem',
  paddingBlockEnd: '.5625rem',
  display: 'flex',
  alignItems: 'center',
});

export const frame = style({ position: 'relative' });

export const heroShape = style({ borderRadius: radius.md, '@media': { [media.sm]: { borderRadius: 14 } } });

export const hero = style([
  heroShape,
  {
    display: 'block',
    position: 'relative',
    transition: `scale ${motion.duration.press} ${motion.easing.standard}`,
    // Pressed as a button is, for fingers that cannot hover.
    ':active': { scale: '.98' },
  },
]);

globalStyle(`${hero}:hover img`, { '@media': { [media.canHover]: { scale: '1.025' } } });
globalStyle(`${hero} img`, { '@media': { [media.reducedMotion]: { scale: 'none !important' } } });

export const action = style({
  position: 'absolute',
  insetInlineEnd: space[8],
  insetBlockEnd: space[8],
  zIndex: layer.tileAction,
  '@media': { [media.sm]: { insetInlineEnd: 10, insetBlockEnd: 10 } },
});

export const video = style({
  position: 'absolute',
  insetInlineStart: 10,
  insetBlockStart: 10,
  width: 28,
  height: 28,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.pill,
  background: color.onImage,
  color: color.onImageInk,
});

export const shelf = style({
  position: 'relative',
  // Text in the row is bounded by its squares: the row's height is the width's share, however large or wide the text is.
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '.5rem',
  marginBlockStart: '.5rem',
  // Keeps the row's height where products have not arrived.
  '::before': { content: '', gridArea: '1 / 1', paddingBlockStart: '100%' },
});

/** The most that text may measure of a square's side, as a font size. */
const ofSlot = (share: number) => `(100cqi - 1.5rem) / 4 * ${share}`;

const slot = style({
  position: 'relative',
  minHeight: 0,
  aspectRatio: '1',
  borderRadius: radius.sm,
  background: color.sunken,
  display: 'grid',
  placeItems: 'center',
  transition: `box-shadow ${motion.duration.quick}`,
  // The finger's target reaches halfway over the gap on each side.
  '::after': { content: '', position: 'absolute', inset: -4 },
  selectors: { '&:first-child': { gridArea: '1 / 1' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const thumb = style([
  slot,
  { selectors: { '&:hover:not(:focus-visible)': { boxShadow: `0 0 0 1.5px ${color.ink}` } } },
]);

export const thumbPicture = style({ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 'inherit' });

export const more = style([
  thumb,
  {
    font: `600 .8125rem/1 ${vars.font.family}`,
    fontSize: `min(.8125rem, ${ofSlot(0.4)})`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: color.inkMuted,
    ':hover': { color: color.ink },
    '@media': { [media.sm]: { fontSize: `min(.9375rem, ${ofSlot(0.4)})` } },
  },
]);

export const moreCount = style({ direction: 'ltr', unicodeBidi: 'isolate' });

const beside = style({
  // No height of its own: the row's is that of its squares, also with large text.
  height: 0,
  minHeight: '100%',
  overflow: 'hidden',
  alignContent: 'center',
  // Two lines, also where a reader has them set at 1.5.
  font: `500 .75rem/1.35 ${vars.font.family}`,
  fontSize: `min(.75rem, ${ofSlot(0.325)})`,
  '@media': { [media.sm]: { fontSize: `min(.8125rem, ${ofSlot(0.325)})` } },
});

export const besideOne = style([beside, { gridColumn: 'span 3' }]);
export const besideTwo = style([beside, { gridColumn: 'span 2', fontWeight: 600 }]);

export const besideName = style({ display: 'block' });

// One line: the old price goes whole where there is no room for both.
globalStyle(`${besideOne} > div`, { font: 'inherit', fontWeight: 600, maxHeight: '1lh', overflow: 'hidden' });
globalStyle(`${besideOne} s`, { fontSize: 'inherit' });

/** Skeletons have the shapes that posts have most often. */
export const skeletonHero = styleVariants({ portrait: '4 / 5', square: '1', tall: '3 / 4' }, (aspectRatio) => [
  heroShape,
  { aspectRatio },
]);
export const skeletonAvatar = style({
  width: 28,
  height: 28,
  borderRadius: '50%',
  flex: 'none',
  '@media': { [media.sm]: { width: 32, height: 32 } },
});
export const skeletonName = style({ width: '46%', height: 12, marginInlineStart: space[8] });
export const skeletonSlot = style({ aspectRatio: '1', selectors: { '&:first-child': { gridArea: '1 / 1' } } });

// The hero's radius is the tile's, not the placeholder's.
globalStyle(`${skeleton}${heroShape}`, { borderRadius: radius.md });
