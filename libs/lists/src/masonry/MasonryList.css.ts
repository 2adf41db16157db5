import { deferredPictures, media } from '@social-shop/commerce-ui/theme';
import { createGlobalVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { geometry, place } from './geometry.ts';
import { layouts } from './layouts.ts';

// The whole layout is these few calculations over the numbers of each tile (`placeStyles.ts`). It is right without script, at any width,
// before and after hydration. `cqi` is the list's own width; `top` in percent would be of its height.

// Each tile has its own numbers. If they were inherited, the whole content of each tile would be restyled. The width of a column is
// computed once for the list, not for each tile.
for (const index of layouts.keys()) {
  for (const name of ['a', 'b', 'c']) createGlobalVar(`${name}${index}`, { syntax: '*', inherits: false });
}
for (const name of ['s', 'f']) createGlobalVar(name, { syntax: '*', inherits: false });
createGlobalVar('w', { syntax: '<length>', inherits: true, initialValue: '0px' });

export const box = style({ containerType: 'inline-size' });

/** A rule for each layout. The narrowest layout comes last and wins. */
const inEachLayout = <Rule extends object>(rule: (index: number) => Rule) => ({
  ...rule(1),
  '@media': { [media.sm]: rule(2), [media.lg]: rule(3), [media.oneColumn]: rule(0) },
});

export const list = style({
  position: 'relative',
  ...inEachLayout((index) => ({ vars: geometry(index), height: `var(--h${index})` })),
});

/** Whatever has a place in the columns. */
export const placed = style({ position: 'absolute', ...inEachLayout(place) });

export const tile = style([
  placed,
  {
    width: 'var(--w)',
    contain: 'layout style',
    scrollMarginBlock: '80px 8px',
    ':focus-visible': { outlineOffset: 4, borderRadius: 12 },
  },
]);

/** Skeletons at the ends of the columns. Cut level and faded out, because their number is not known. */
export const tail = style([
  list,
  {
    ...inEachLayout((index) => ({ vars: { '--t': `var(--t${index})` }, marginBlockStart: `var(--m${index})` })),
    overflow: 'clip',
    maskImage: 'linear-gradient(#000 calc(100% - 280px), transparent)',
  },
]);

/** Begins at the top of the list, so that a tile in it has the same place as in the list. */
export const tailTiles = style({ position: 'absolute', insetInline: 0, insetBlockStart: 'calc(-1 * var(--t))' });

/**
 * A tile of the server's page, which has all tiles. Far from the window it costs no layout and no paint. Not where that would cut off a
 * focus ring at its edge.
 */
export const served = style({
  '@supports': {
    '(overflow-clip-margin: 8px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'calc(var(--s) * var(--w) / 10000 + var(--f) * .0625rem)',
      overflowClipMargin: 8,
    },
  },
});

const deferred = { vars: { [deferredPictures]: 'none' } };
const defer = keyframes({ from: deferred, to: deferred });

/** The list of the server's page before hydration. */
export const unhydrated = style({});

// A phone's first screen has at most four tiles. Thumbnails of later tiles load after hydration, or after 4 seconds if it is late, because
// loading them delays the first press. Without script they load as usual.
globalStyle(`${unhydrated} > ${served}:nth-child(n + 5)`, {
  '@media': { [media.phoneWithScript]: { animation: `${defer} 1ms 4s backwards` } },
});

/** The heights of the specification (1, section 9), of an empty feed too. Only the observer sees it. */
export const marker = styleVariants({ full: 200, empty: 32 }, (height) => [
  placed,
  { width: 1, height, pointerEvents: 'none', visibility: 'hidden' },
]);
