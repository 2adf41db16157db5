import { text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  paddingInline: '24px 8px',
});

export const title = text.title2;

export const chart = style({
  display: 'block',
  width: 'min(100% - 48px, 736px)',
  marginInline: 'auto',
  marginBlockEnd: vars.space[24],
  borderRadius: vars.radius.md,
});
