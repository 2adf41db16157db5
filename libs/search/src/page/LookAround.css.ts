import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

export const section = style({ marginBlockStart: space[40] });

/** On phones one line that scrolls into the page's margins. */
export const bubbles = style({
  display: 'grid',
  grid: 'auto / auto-flow 76px',
  justifyContent: 'start',
  columnGap: 10,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -12,
  padding: '4px 12px',
  '@media': { [media.sm]: { columnGap: space[24], overflow: 'visible', marginInline: 0, paddingInline: 0 } },
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
    overflowWrap: 'anywhere',
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
