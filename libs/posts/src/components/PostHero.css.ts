import { media, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

/** The bar above, and twice the gap between it and the picture. */
const AROUND = 96;

const corners = style({ borderRadius: vars.radius.md, '@media': { [media.sm]: { borderRadius: 14 } } });

export const frame = style([
  corners,
  {
    position: 'relative',
    width: 'fit-content',
    maxWidth: '100%',
    // Unless a tile below it grows into the next page.
    selectors: { ':root:not(:has([data-hero])) &': { viewTransitionName: 'hero' } },
  },
]);

// As wide as possible, and no higher than the window if next to the text: never cropped (K-B05).
export const shape = style({
  width: 'auto',
  height: 'auto',
  '@media': { [media.beside]: { maxHeight: `max(calc(100svh - ${AROUND}px), 240px)` } },
});

export const picture = style({ selectors: { '&&': { position: 'absolute', inset: 0, borderRadius: 'inherit' } } });

/** At the end, clear of a video's buttons. */
export const like = style({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  insetBlockEnd: vars.space[12],
});

/** The mark of a video before its buttons load, at the place of the play button. */
export const mark = style({
  position: 'absolute',
  insetInlineStart: vars.space[12],
  insetBlockEnd: vars.space[12],
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
  background: vars.color.onImage,
  color: vars.color.onImageInk,
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});

export const native = style([corners, { position: 'absolute', inset: 0, width: '100%', height: '100%' }]);
