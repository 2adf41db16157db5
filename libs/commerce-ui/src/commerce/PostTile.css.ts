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

export const hero = style([heroShape, { display: 'block', position: 'relative' }]);

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
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '.5rem',
  marginBlockStart: '.5rem',
  // Keeps the row's height where products have not arrived.
  '::before': { content: '', gridArea: '1 / 1', paddingBlockStart: '100%' },
});

const slot = style({
  position: 'relative',
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
    fontVariantNumeric: 'tabular-nums',
    color: color.inkMuted,
    ':hover': { color: color.ink },
    '@media': { [media.sm]: { fontSize: '.9375rem' } },
  },
]);

export const moreCount = style({ direction: 'ltr', unicodeBidi: 'isolate' });

const beside = style({
  // No height of its own: the row's is that of its squares, also with large text.
  height: 0,
  minHeight: '100%',
  overflow: 'hidden',
  alignContent: 'center',
  font: `500 .75rem/1rem ${vars.font.family}`,
  '@media': { [media.sm]: { fontSize: '.8125rem', lineHeight: '1.125rem' } },
});

export const besideOne = style([beside, { gridColumn: 'span 3' }]);
export const besideTwo = style([beside, { gridColumn: 'span 2', fontWeight: 600 }]);

export const besideName = style({ display: 'block' });

globalStyle(`${besideOne} p`, { font: 'inherit', fontWeight: 600 });

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
