import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const tail = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space[48] });
