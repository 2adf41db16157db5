import { media, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style({
  position: 'relative',
  maxWidth: 640,
  marginBlock: `${space[12]} ${space[8]}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: 16,
  insetBlockStart: 12,
  pointerEvents: 'none',
});

export const input = style({
  width: '100%',
  minHeight: 44,
  paddingInline: `44px ${space[16]}`,
  border: 0,
  borderRadius: vars.radius.pill,
  background: color.sunken,
  color: color.ink,
  font: `400 1rem/1.25rem ${vars.font.family}`,
  '::placeholder': { color: color.inkMuted, opacity: 1 },
  ':hover': { background: color.hover },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
