import { text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const name = style([text.small, { display: 'block', height: '1.25rem', marginBlockStart: '.5rem' }]);

export const price = style({ height: '1.25rem' });

export const skeleton = style({ aspectRatio: '4 / 5', marginBlockEnd: '3rem' });

export const row = style({ height: '3rem', borderRadius: vars.radius.pill });
