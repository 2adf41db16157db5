import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const tabs = style({
  display: 'flex',
  gap: space[20],
  borderBlockEnd: `1px solid ${color.line}`,
  marginBlockEnd: space[16],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The bar of the current tab covers the hairline, and the ring of a focused one is not cut off.
  paddingInline: space[4],
  marginInline: -4,
  '@media': { [media.sm]: { gap: 28, marginBlockEnd: space[24] } },
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  font: `500 .9375rem/1.25rem ${vars.font.family}`,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  ':hover': { color: color.ink },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { color: color.ink, fontWeight: 600 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: 2,
      background: color.ink,
      borderRadius: '2px 2px 0 0',
    },
  },
  '@media': { [media.sm]: { fontSize: '1rem' } },
});
