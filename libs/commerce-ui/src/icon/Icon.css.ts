import { style } from '@vanilla-extract/css';
import '../theme/theme.css.ts';

export const icon = style({ fill: 'currentColor', flex: 'none' });

export const mirrored = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
