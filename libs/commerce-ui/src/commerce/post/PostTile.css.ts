import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { skeleton } from '../../primitives/Skeleton.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { layer } from '@social-shop/tokens';

const { color, motion, radius, space } = vars;

// A tile is arithmetic (`postTileSize.ts`): every row has a fixed height in rem, or one that is a share of the width.

export const header = style({
  height: '2.5625rem',
  paddingBlockEnd: '.5625rem',
  display: 'flex',
  alignItems: 'center',
});

// A menu's drawing ends where the picture ends, and its touch target is higher than the row.
globalStyle(`${header} > button`, { marginInlineStart: 'auto', marginInlineEnd: -8, marginBlock: -6 });

export const frame = style({ position: 'relative' });

export const heroShape = style({ borderRadius: radius.md, '@media': { [media.sm]: { borderRadius: 14 } } });

export const hero = style([
  heroShape,
  {
    display: 'block',
    position: 'relative',
    transition: `scale ${motion.duration.press} ${motion.easing.standard}`,
    // Pressed like a button, for touch, which cannot hover.
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

/** Skeletons have the most frequent ratios of posts. */
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

// The hero has the tile's radius, not the placeholder's.
globalStyle(`${skeleton}${heroShape}`, { borderRadius: radius.md });
