import { globalStyle, style } from '@vanilla-extract/css';
import { layer } from '@social-shop/tokens';
import { media } from '../../theme/media.ts';
import { muted, oneLine, text, twoLines } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { space } = vars;

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  position: 'relative',
  borderRadius: 10,
});

export const picture = style({ borderRadius: 10 });
globalStyle(`${picture} img`, { filter: vars.image.goods });
globalStyle(`${card}:hover img`, { '@media': { [media.canHover]: { scale: '1.025' } } });
globalStyle(`${card} img`, { '@media': { [media.reducedMotion]: { scale: 'none !important' } } });

export const chip = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: layer.tileAction,
});

export const soldOut = style({});
globalStyle(`${soldOut} img`, { opacity: 0.6 });

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });

export const retailer = style([text.caption, muted, oneLine]);

export const name = style([
  text.small,
  twoLines,
  {
    selectors: { [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
  },
]);
