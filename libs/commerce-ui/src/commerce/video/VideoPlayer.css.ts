import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { size } from '@social-shop/tokens';
import { place } from './TileClip.css.ts';

const { color, space } = vars;

export const player = style([place, { overflow: 'hidden', '@media': { [media.print]: { display: 'none' } } }]);

export const controls = style({
  position: 'absolute',
  insetInlineStart: space[12],
  insetBlockEnd: space[12],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  pointerEvents: 'auto',
});

/** Visible size and touch target are equal. */
export const button = style({
  selectors: {
    '&&': { width: size.touch, height: size.touch },
    '&&[aria-pressed=true]': { color: color.onImageInk },
    '&&::after': { inset: 0 },
  },
});

export const failure = style({
  display: 'block',
  padding: '6px 12px',
  borderRadius: vars.radius.pill,
  background: color.onImage,
  color: color.onImageInk,
  font: `500 .8125rem/1.125rem ${vars.font.family}`,
});

/** The played part, along the lower edge. */
export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  background: color.onImage,
});
// It is updated four times a second.
export const played = style({
  height: '100%',
  background: color.onImageInk,
  transformOrigin: '0 0',
  transition: 'scale 250ms linear',
  selectors: { '&:dir(rtl)': { transformOrigin: '100% 0' } },
});
