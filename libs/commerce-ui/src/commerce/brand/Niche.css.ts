import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const art = style({ width: 96, height: 96, fill: 'none', strokeWidth: 2, strokeLinecap: 'round' });
export const wall = style({ fill: color.brandSoft });
export const floor = style({ stroke: color.lineStrong });
export const plinth = style({ fill: color.brand, opacity: 0.32 });
export const edge = style({ stroke: color.brand });
