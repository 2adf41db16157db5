import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { layer, size } from '../theme/tokens.ts';

const { color, space } = vars;

// The name's row takes what is left, so that the buttons of a row of tiles stand on one line.
export const tile = style({ display: 'grid', gridTemplateRows: 'auto auto 1fr auto' });

export const frame = style({ position: 'relative' });

export const picture = style({ display: 'block', borderRadius: 10 });

globalStyle(`a${picture}:hover img`, { '@media': { [media.canHover]: { scale: '1.025' } } });
globalStyle(`a${picture} img`, { '@media': { [media.reducedMotion]: { scale: 'none !important' } } });

const corner = style({ position: 'absolute', insetBlockStart: space[8], zIndex: layer.tileAction });

export const chip = style([corner, { insetInlineStart: space[8], pointerEvents: 'none' }]);
export const action = style([corner, { insetInlineEnd: space[8] }]);

// Rows of one line each; a price that needs two takes them, since a cut price is a wrong one.
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gridTemplateRows: 'minmax(1.25rem, auto) 1.25rem',
  alignItems: 'center',
  paddingBlockStart: space[8],
});

export const price = style({ gridColumn: 1 });

export const retailer = style({ gridColumn: 1, gridRow: 2, color: color.inkMuted });

export const share = style({ gridColumn: 2, gridRow: '1 / span 2', marginInlineEnd: -8, color: color.inkMuted });

export const name = style({ height: '2.5rem', marginBlockEnd: 10, alignSelf: 'start' });

/** The shapes of a tile that is on its way: each of the height of what it stands for. */
export const skeletonPicture = style([picture, { aspectRatio: '4 / 5' }]);
// With the room of a round button beside the two lines.
export const skeletonFacts = style([facts, { minHeight: 8 + 44 }]);
export const skeletonPrice = style({ gridColumn: 1, width: '34%', height: 14 });
export const skeletonRetailer = style({ gridColumn: 1, width: '56%', height: 12 });
export const skeletonButton = style({ height: size.control.md, borderRadius: vars.radius.pill });

export const grid = style({
  display: 'grid',
  gap: '24px 8px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.sm]: { gap: '32px 16px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const columns = styleVariants({
  3: [grid],
  4: [grid, { '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } }],
});
