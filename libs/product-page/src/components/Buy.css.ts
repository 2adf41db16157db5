import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const buy = style({ display: 'grid', gap: vars.space[12] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[8],
});

export const paid = style({ textAlign: 'center', textWrap: 'balance' });
