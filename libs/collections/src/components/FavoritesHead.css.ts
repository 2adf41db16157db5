import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlock: '12px 4px',
  '@media': { [media.sm]: { marginBlock: '20px 8px' } },
});

export const title = style([text.title1, { flex: 1, minWidth: 0 }]);

export const count = style({
  marginInlineStart: '.4em',
  color: vars.color.inkMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
