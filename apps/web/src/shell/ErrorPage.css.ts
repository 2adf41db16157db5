import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  maxWidth: 560,
  marginInline: 'auto',
  paddingBlock: '40px 48px',
  paddingInline: 16,
  textAlign: 'center',
});

export const text = style({ color: vars.color.inkMuted, maxWidth: '38ch', textWrap: 'balance' });
