import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

/** Its hairline is in the gap below it. */
export const row = style({
  height: '4rem',
  paddingBlock: '.5rem',
  boxShadow: `0 8px 0 -7px ${vars.color.line}`,
});

export const awaited = style({ height: '3rem', borderRadius: vars.radius.pill });
