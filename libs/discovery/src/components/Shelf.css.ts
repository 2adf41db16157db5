import { media, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As many tiles as are seen at once, and how far the shelf reaches beyond its page's text on each side. */
const shows = (tiles: number, gap: number, margin: number) => ({
  gridAutoColumns: `calc((100% - ${(tiles - 1) * gap}px) / ${tiles})`,
  gap,
  marginInline: -margin,
  paddingInline: margin,
  scrollPaddingInline: margin,
});

export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
  paddingBlock: 4,
  outlineOffset: -2,
  ...shows(2.3, 8, 12),
  '@media': {
    [media.sm]: shows(3.4, 16, 24),
    [media.md]: shows(4, 16, 32),
    [media.lg]: shows(5, 16, 40),
    [media.print]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
globalStyle(`${shelf} > *`, { scrollSnapAlign: 'start', minWidth: 0 });

/** Fingers scroll, and without script the buttons would do nothing. */
export const buttons = style({
  display: 'none',
  color: vars.color.ink,
  '@media': { [media.md]: { display: 'flex', marginInline: '8px -10px' } },
});
export const buttonsToCome = style([buttons, { visibility: 'hidden' }]);

/** Nobody scrolls through what is not there yet. */
export const awaited = style([shelf, { overflow: 'hidden' }]);

export const awaitedPicture = style({ display: 'block', aspectRatio: '4 / 5', borderRadius: 10 });

/** A price, a retailer and a name of one line. */
export const awaitedFacts = style({ display: 'block', height: 'calc(8px + 1.25rem + 1.125rem + 1.25rem)' });

export const button = style({
  selectors: { '&&[aria-disabled=true]': { color: vars.color.inkDisabled, background: 'none', cursor: 'default' } },
});
