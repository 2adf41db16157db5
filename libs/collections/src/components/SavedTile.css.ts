import { oneLine, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const then = style([
  oneLine,
  { display: 'flex', alignItems: 'center', gap: 4, fontVariantNumeric: 'tabular-nums' },
]);

export const lower = style([then, { color: vars.color.sale }]);
