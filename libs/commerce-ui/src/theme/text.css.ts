import { style, styleVariants } from '@vanilla-extract/css';
import { font } from '@social-shop/tokens';
import { vars } from './theme.css.ts';

const balanced = new Set(['display', 'title1', 'title2']);

/** Text styles by name, `text.display` to `text.micro`. Visitors' and creators' texts use title1 or looser, never display. */
export const text = styleVariants(font.size, ({ size, line, tracking, weight }, name) => ({
  font: `${weight} ${size}/${line} ${vars.font.family}`,
  letterSpacing: tracking === '0' ? undefined : tracking,
  textWrap: balanced.has(name) ? 'balance' : undefined,
}));

export const muted = style({ color: vars.color.inkMuted });

/** For numbers that line up: prices, counts. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

/** One line, with an ellipsis. */
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });

/** Two lines, with an ellipsis. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** For screen readers only. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Link inside running text. */
export const textLink = style({
  color: vars.color.brand,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.2em',
  borderRadius: 4,
  ':hover': { textDecorationThickness: 2 },
});
