import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

/** Its hairline is in the gap below it. */
export const row = style({
  position: 'relative',
  height: '4rem',
  paddingBlock: '.5rem',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: -8,
    height: 1,
    background: vars.color.line,
  },
});

export const awaited = style({ height: '3rem', borderRadius: vars.radius.pill });
