import { media, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'grid',
  gap: 14,
  padding: 16,
  borderRadius: 18,
  background: vars.color.surface,
  boxShadow: vars.elevation.menu,
  font: `400 .9375rem/1.375rem ${vars.font.family}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 32,
      paddingBlock: 14,
      paddingInline: '24px 16px',
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(120px, auto))' } },
});

// On a line of its own it stays where it is when the font arrives.
export const about = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: { display: 'block' } } });
