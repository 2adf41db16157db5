import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'grid', justifyItems: 'center', gap: vars.space[16] });

export const reason = style({ color: vars.color.inkMuted, textWrap: 'balance' });
