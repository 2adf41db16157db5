import { globalStyle, style } from '@vanilla-extract/css';
import { pageMargin } from '@social-shop/tokens';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const section = style({
  minWidth: 0,
  scrollMarginBlockStart: 80,
  '@media': { [media.print]: { display: 'none' } },
});

// Fingers swipe; a mouse without a wheel that goes sideways has these.
export const arrows = style({
  display: 'none',
  marginInline: '8px -10px',
  '@media': {
    [media.md]: { display: 'flex' },
    '(scripting: none)': { display: 'none' },
  },
});

// The button keeps the focus at an end, so it is not disabled.
export const arrow = style({
  selectors: { '&&[aria-disabled=true]': { color: vars.color.inkDisabled, background: 'none', cursor: 'default' } },
});

const columns = (visible: number, gap: number) => ({
  gap,
  gridAutoColumns: `calc((100% - ${(visible - 1) * gap}px) / ${visible})`,
});

// Extends to the edges of the page, so that visitors see that more follows.
const bleed = (margin: string) => ({
  marginInline: `-${margin}`,
  paddingInline: margin,
  scrollPaddingInline: margin,
});

const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
  paddingBlock: 4,
  scrollBehavior: 'smooth',
  ...bleed(pageMargin.xs),
  '@media': {
    [media.sm]: bleed(pageMargin.sm),
    [media.md]: bleed(pageMargin.md),
    [media.lg]: bleed(pageMargin.lg),
    [media.reducedMotion]: { scrollBehavior: 'auto' },
  },
});

globalStyle(`${row} > *`, { scrollSnapAlign: 'start', minWidth: 0 });

const visible = (xs: number, sm: number, md: number, lg: number) =>
  style([
    row,
    {
      ...columns(xs, 8),
      '@media': {
        [media.sm]: columns(sm, 16),
        [media.md]: columns(md, 16),
        [media.lg]: columns(lg, 16),
      },
    },
  ]);

/** Not whole numbers, so that a part of the next tile is seen. */
export const tiles = {
  products: visible(2.3, 3.4, 4, 5),
  posts: visible(2.3, 3.4, 5, 6),
  small: visible(3.6, 5.4, 7, 8),
} as const;
