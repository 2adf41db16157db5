import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const rails = style({ display: 'grid', gap: vars.space[40] });
