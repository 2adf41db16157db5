import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { layer } from '@social-shop/tokens';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: layer.skipLink,
  padding: '12px 20px',
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  color: vars.color.onAction,
  font: `600 .9375rem/1.25rem ${vars.font.family}`,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});
