import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ marginBlockStart: vars.space[32] });
