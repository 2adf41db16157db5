import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const error = style({ color: vars.color.danger });
