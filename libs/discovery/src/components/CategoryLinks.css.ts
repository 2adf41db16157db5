import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

/** On phones, two rows that scroll sideways and show a part of the fifth column. 24 categories fill 8 and 12 columns. */
export const links = style({
  display: 'grid',
  grid: 'repeat(2, auto) / auto-flow 76px',
  gap: '20px 10px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -12,
  padding: '4px 12px',
  scrollPaddingInline: 12,
  '@media': {
    [media.sm]: {
      grid: 'none',
      gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
      gap: '24px 8px',
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
    [media.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

export const link = style([
  text.caption,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space[8],
    textAlign: 'center',
    textWrap: 'balance',
    borderRadius: 12,
  },
]);

export const bubble = style({
  width: 76,
  height: 76,
  borderRadius: '50%',
  transition: `box-shadow ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    [`${link}:hover &`]: { boxShadow: `0 0 0 2px ${color.paper}, 0 0 0 3.5px ${color.ink}` },
    [`${link}:active &`]: { scale: '.97' },
  },
});
globalStyle(`${bubble} img`, { filter: vars.image.goods });

export const title = style({ maxWidth: '100%', overflowWrap: 'anywhere' });

export const awaitedTitle = style({ width: 56, height: '1.125rem' });
