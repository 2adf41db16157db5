import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const door = style({ width: 112, height: 112, strokeWidth: 2, strokeLinecap: 'round' });
export const leaf = style({ fill: color.brandSoft, stroke: color.brand });
export const sill = style({ fill: 'none', stroke: color.lineStrong });
export const knob = style({ stroke: color.brand, strokeWidth: 5 });
