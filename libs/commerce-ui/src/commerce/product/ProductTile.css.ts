import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { layer, size } from '@social-shop/tokens';

const { color, motion, space } = vars;

export const frame = style({ position: 'relative' });

export const picture = style({ display: 'block', borderRadius: 10 });

globalStyle(`a${picture}:hover img`, { '@media': { [media.canHover]: { scale: '1.025' } } });
globalStyle(`${picture} img`, { filter: vars.image.goods });
globalStyle(`a${picture}`, { transition: `scale ${vars.motion.duration.press} ${vars.motion.easing.standard}` });
globalStyle(`a${picture}:active`, { scale: '.97' });
globalStyle(`a${picture} img`, { '@media': { [media.reducedMotion]: { scale: 'none !important' } } });

const corner = style({ position: 'absolute', insetBlockStart: space[8], zIndex: layer.tileAction });

export const chip = style([corner, { insetInlineStart: space[8], pointerEvents: 'none' }]);
export const action = style([corner, { insetInlineEnd: space[8] }]);

// Rows of one line each. A price may take two, because a cut price is a wrong one.
export const facts = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 32px',
  gridTemplateRows: 'minmax(1.25rem, auto) 1.25rem auto',
  alignItems: 'center',
  alignContent: 'start',
  paddingBlockStart: space[8],
});

export const price = style({ gridColumn: 1 });

/** The line below shows the earlier price. */
export const reduced = style({});
globalStyle(`${reduced} *`, { color: color.sale });

export const note = style({
  gridColumn: '1 / -1',
  minHeight: '1.125rem',
  marginBlockEnd: 6,
  font: `500 .8125rem/1.125rem ${vars.font.family}`,
  color: color.inkMuted,
});
globalStyle(`${facts}:has(> ${note})`, { gridTemplateRows: 'minmax(1.25rem, auto) auto 1.25rem auto' });

export const soldOut = style({});
globalStyle(`${soldOut} img`, { opacity: 0.6 });
globalStyle(`${soldOut} ${price} *`, { color: color.inkMuted });

export const retailer = style({ gridColumn: '1 / -1', color: color.inkMuted });

// As wide as a touch target; the drawing in it ends at the picture's edge.
export const share = style({
  gridArea: '1 / 2',
  justifySelf: 'end',
  marginBlock: -12,
  marginInlineEnd: -12,
  zIndex: layer.tileAction,
  color: color.inkMuted,
  ':hover': { color: color.ink },
  '@media': { [media.print]: { display: 'none' } },
});

export const name = style({
  gridColumn: '1 / -1',
  height: '2.5rem',
  marginBlockEnd: 10,
  '@media': { [media.print]: { display: 'block', height: 'auto', overflow: 'visible' } },
});

// The whole block of text has the name's link; in print it shows the address.
export const nameLink = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': {
    [media.canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
    [media.print]: {
      '::after': { content: 'attr(href)', position: 'static', display: 'block', fontSize: '.625rem', lineHeight: 1.3 },
    },
  },
});

// The text takes the remaining height, so that the buttons of a row of tiles align.
const base = style({
  display: 'grid',
  breakInside: 'avoid',
  selectors: { '&:target': { scrollMarginBlockStart: 128 } },
});

/** The heights of `evenTileRows`. */
export const even = styleVariants({ plain: {}, noted: {} });
globalStyle(`${even.plain} > ${facts}`, {
  height: 'calc(5rem + 18px)',
  gridTemplateRows: 'minmax(1.25rem, auto) 1.25rem minmax(0, 1fr)',
});
globalStyle(`${even.noted} > ${facts}`, {
  height: 'calc(6.125rem + 24px)',
  gridTemplateRows: 'minmax(1.25rem, auto) auto 1.25rem minmax(0, 1fr)',
});
globalStyle(`:is(${even.plain}, ${even.noted}) > ${facts} > ${name}`, { alignSelf: 'stretch', height: 'auto' });

export const tile = styleVariants({
  column: [base, { gridTemplateRows: 'auto 1fr auto' }],
  row: [
    base,
    {
      gridTemplateColumns: 'min(40%, 200px) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[16],
      '@media': { [media.sm]: { columnGap: space[24] } },
    },
  ],
});

globalStyle(`${tile.row} > ${frame}`, { gridRow: '1 / -1', alignSelf: 'start' });
// No neighbour to be as high as.
globalStyle(`${tile.row} ${name}`, { height: 'auto', marginBlockEnd: space[16] });

const arrive = keyframes({ from: { outlineColor: color.focus }, to: { outlineColor: 'transparent' } });

/** Marks the product of the address's fragment. */
globalStyle(`${base}:target > ${frame} > ${picture}`, {
  outline: '2px solid transparent',
  outlineOffset: 2,
  animation: `${arrive} ${motion.duration.hero} ${motion.easing.standard} ${motion.duration.hero} backwards`,
});

/** Quiet, since it is under every picture: 40 px visible, a touch target of 44 px. */
export const shop = style({
  selectors: {
    '&&': { minHeight: 40, paddingBlock: 9 },
    '&::after': { content: '', position: 'absolute', inset: -2 },
    '&:hover:not(:focus-visible)': { boxShadow: `inset 0 0 0 1px ${color.ink}` },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const shopAlone = style({
  justifySelf: 'start',
  alignSelf: 'start',
  '@media': { [media.print]: { display: 'none' } },
});

// Shown on hover and focus; always shown on touch screens.
globalStyle(`${base}:not(:hover, :focus-within) ${share}`, {
  '@media': { [`${media.md} and ${media.canHover}`]: { opacity: 0 } },
});

/** The shapes of a tile's skeleton, each with the height of the real part. */
export const skeletonPicture = style([picture, { aspectRatio: '4 / 5' }]);
export const skeletonPrice = style({ gridColumn: 1, width: '34%', height: 14 });
export const skeletonRetailer = style({ gridColumn: 1, width: '56%', height: 12 });
export const skeletonButton = style({ height: 40, borderRadius: vars.radius.pill });
export const skeletonButtonAlone = style({ width: 112, height: size.control.md, borderRadius: vars.radius.pill });

export const grid = style({
  display: 'grid',
  gap: '24px 8px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.sm]: { gap: '32px 16px' } },
});

// From narrow to wide in one style: between two styles the order of their queries is undefined.
const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const inAnyCase = {
  [media.oneColumn]: inColumns(1),
  [media.print]: { selectors: { '&&': { gap: 16, ...inColumns(4) } } },
};

export const columns = styleVariants({
  /** Beside a picture, if there is room for both. */
  3: [
    grid,
    {
      '@media': {
        [media.sm]: inColumns(3),
        [media.beside]: inColumns(2),
        [media.lg]: inColumns(3),
        ...inAnyCase,
      },
    },
  ],
  4: [grid, { '@media': { [media.sm]: inColumns(3), [media.lg]: inColumns(4), ...inAnyCase } }],
});
