import { media, muted, oneLine, text, twoLines, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const tile = style({ position: 'relative', display: 'grid', alignContent: 'start' });

export const frame = style({ position: 'relative' });

export const picture = style({ borderRadius: 10 });
globalStyle(`${picture} img`, { filter: vars.image.goods });
globalStyle(`${tile}:hover ${picture} img`, { '@media': { [media.canHover]: { scale: '1.025' } } });
globalStyle(`${picture} img`, { '@media': { [media.reducedMotion]: { scale: 'none !important' } } });

export const chip = style({ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 });

export const price = style({ paddingBlockStart: 8 });

export const retailer = style([text.caption, muted, oneLine]);

export const name = style([text.small, twoLines]);

/** The whole tile is the link. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 10 },
  '@media': { [media.canHover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } } },
});
