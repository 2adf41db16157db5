import { media, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// A short page ends at the foot of the window. Not a grid: there the bar would stick within its own row only.
globalStyle('body', { display: 'flex', flexDirection: 'column', minHeight: '100svh' });

/** The column that top bar, page and footer share. */
export const page = style({
  flex: '1 0 auto',
  width: '100%',
  maxWidth: 1440,
  marginInline: 'auto',
  paddingInline: 12,
  paddingBlock: '8px 64px',
  '@media': {
    [media.sm]: { paddingInline: 24, paddingBlock: '12px 96px' },
    [media.md]: { paddingInline: 32, paddingBlock: '16px 96px' },
    [media.lg]: { paddingInline: 40 },
  },
});

// The page for a failure of rendering itself has no components, only this style.
globalStyle('main[data-fallback]', {
  width: '100%',
  maxWidth: 560,
  marginInline: 'auto',
  paddingInline: 16,
  paddingBlock: 96,
  textAlign: 'center',
  display: 'grid',
  gap: vars.space[16],
});
