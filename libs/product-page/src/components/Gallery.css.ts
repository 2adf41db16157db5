import { layer, media, size, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** The bar above, and as much again as between it and the picture. */
const AROUND = 96;
/** Width for height of the large picture. */
const SHAPE = 0.8;

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minWidth: 0,
  '@media': {
    [media.beside]: { position: 'sticky', insetBlockStart: 80 },
    [media.md]: { gridTemplateColumns: '76px minmax(0, 1fr)', gap: space[12] },
    [media.print]: { position: 'static', width: '40%' },
  },
});

export const alone = style({ '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const stage = style({
  position: 'relative',
  minWidth: 0,
  '@media': {
    // Whole in the window.
    [media.beside]: { maxWidth: `max(calc((100svh - ${AROUND}px) * ${SHAPE}), 240px)` },
  },
});

/** The pictures side by side: fingers swipe, links lead there, and the arrow keys scroll. */
export const pictures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  borderRadius: radius.md,
  '@media': {
    [media.sm]: { borderRadius: 14 },
    [media.reducedMotion]: { scrollBehavior: 'auto' },
    [media.print]: { gridAutoFlow: 'row', overflow: 'visible' },
  },
});

export const slide = style({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // A link to a picture does not move the page below the bar.
  scrollMarginBlockStart: 80,
});

export const zoom = style({
  display: 'block',
  cursor: 'zoom-in',
  borderRadius: 'inherit',
  ':focus-visible': { outlineOffset: -4 },
});

export const picture = style({ borderRadius: radius.md, '@media': { [media.sm]: { borderRadius: 14 } } });
globalStyle(`${picture} img`, { filter: vars.image.goods });

const corner = style({
  position: 'absolute',
  insetBlockEnd: space[12],
  zIndex: layer.tileAction,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const count = style([
  corner,
  {
    insetInlineStart: space[12],
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.beside]: { display: 'none' } },
  },
]);

export const mark = style([
  corner,
  {
    insetInlineEnd: space[12],
    width: size.touch,
    height: size.touch,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.pill,
    background: color.onImage,
    color: color.onImageInk,
  },
]);

export const strip = style({
  display: 'flex',
  gap: space[8],
  overflow: 'auto',
  scrollbarWidth: 'none',
  padding: 2,
  '@media': {
    [media.md]: { flexDirection: 'column', order: -1 },
    [media.print]: { display: 'none' },
  },
});

export const thumb = style({
  flex: 'none',
  position: 'relative',
  width: 64,
  borderRadius: 10,
  '@media': { [media.beside]: { width: 56 }, [media.md]: { width: 72 } },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 10,
    pointerEvents: 'none',
  },
  selectors: {
    '&:hover::after': { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
    '&[aria-current]::after': { border: `2px solid ${color.ink}`, boxShadow: `inset 0 0 0 2px ${color.paper}` },
  },
});

export const thumbPicture = style({ borderRadius: 10 });
globalStyle(`${thumbPicture} img`, { filter: vars.image.goods });
