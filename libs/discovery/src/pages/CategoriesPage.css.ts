import { media } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const popular = style({ marginBlockStart: 24, '@media': { [media.sm]: { marginBlockStart: 40 } } });
