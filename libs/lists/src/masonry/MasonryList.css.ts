import { deferredPictures, media } from '@social-shop/commerce-ui/theme';
import { createGlobalVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layouts } from './layouts.ts';

// The whole layout is these few calculations over numbers that each tile brings along (`placeStyles.ts`): right without
// script, at any width, before and after hydration. `cqi` is the list's own width; `top` in percent would be of its height.

// Each tile has numbers of its own. Inherited, they would be a reason to style all that is in a tile anew for each tile; and the
// width of a column is reckoned once, for the list, not for each tile in it.
for (const index of layouts.keys()) {
  for (const name of ['a', 'b', 'c']) createGlobalVar(`${name}${index}`, { syntax: '*', inherits: false });
}
for (const name of ['s', 'f']) createGlobalVar(name, { syntax: '*', inherits: false });
createGlobalVar('w', { syntax: '<length>', inherits: true, initialValue: '0px' });

export const box = style({ containerType: 'inline-size' });

/** What every place reckons with, for one layout. */
function geometry(index: number) {
  const { columns, gapX } = layouts[index] ?? layouts[0];
  return {
    '--layout': `${index}`,
    '--w': `calc((100cqi - ${(columns - 1) * gapX}px) / ${columns})`,
    '--gap': `${gapX}px`,
  };
}

const place = (index: number) => ({
  insetInlineStart: layouts[index]?.columns === 1 ? 0 : `calc(var(--c${index}) * (var(--w) + var(--gap)))`,
  insetBlockStart: `calc(var(--a${index}) * var(--w) / 10000 + var(--b${index}) * .0625rem)`,
});

/** A rule for each layout; what needs the room of one column comes last and wins. */
const inEachLayout = <Rule extends object>(rule: (index: number) => Rule) => ({
  ...rule(1),
  '@media': { [media.sm]: rule(2), [media.lg]: rule(3), [media.oneColumn]: rule(0) },
});

export const list = style({
  position: 'relative',
  ...inEachLayout((index) => ({ vars: geometry(index), height: `var(--h${index})` })),
});

const placed = style({ position: 'absolute', ...inEachLayout(place) });

export const tile = style([
  placed,
  {
    width: 'var(--w)',
    contain: 'layout style',
    scrollMarginBlock: '80px 8px',
    ':focus-visible': { outlineOffset: 4, borderRadius: 12 },
  },
]);

/** Tiles that are on their way, at the ends of the columns: cut level and faded out, since nobody knows how many there are. */
export const tail = style([
  list,
  {
    ...inEachLayout((index) => ({ vars: { '--t': `var(--t${index})` }, marginBlockStart: `var(--m${index})` })),
    overflow: 'clip',
    maskImage: 'linear-gradient(#000 calc(100% - 280px), transparent)',
  },
]);

/** As far above the tail as the list begins: in it, a tile stands where it would in the list. */
export const tailTiles = style({ position: 'absolute', insetInline: 0, insetBlockStart: 'calc(-1 * var(--t))' });

/**
 * A tile of the server's page, which has all of them: far from the window it costs no layout and no paint until it is near.
 * Only where a ring around something at its edge is not cut off by that.
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

// A phone shows at most four shelves at first. The thumbnails of the others cost its main thread as much as the rest of the page, so they
// load after hydration, after 4 seconds without it, and at once without script.
globalStyle(`${unhydrated} > ${served}:nth-child(n + 5)`, {
  '@media': { [media.phoneWithScript]: { animation: `${defer} 1ms 4s backwards` } },
});

/** As high as the specification has it (1, section 9), in a feed that is still empty too; seen by nobody but the observer. */
export const marker = styleVariants({ full: 200, empty: 32 }, (height) => [
  placed,
  { width: 1, height, pointerEvents: 'none', visibility: 'hidden' },
]);
