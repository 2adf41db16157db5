import { style } from '@vanilla-extract/css';

export const picture = style({ aspectRatio: '4 / 5', borderRadius: 12 });
