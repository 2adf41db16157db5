import { media, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

/** The bar above, and as much again as between it and the picture. */
const AROUND = 96;

const corners = style({ borderRadius: vars.radius.md, '@media': { [media.sm]: { borderRadius: 14 } } });

export const frame = style([corners, { position: 'relative', width: 'fit-content', maxWidth: '100%' }]);

// As wide as there is room, and beside the text no higher than the window: whole in either case (B05).
export const shape = style({
  width: 'auto',
  height: 'auto',
  '@media': { [media.beside]: { maxHeight: `max(calc(100svh - ${AROUND}px), 240px)` } },
});

export const picture = style({ selectors: { '&&': { position: 'absolute', inset: 0, borderRadius: 'inherit' } } });
