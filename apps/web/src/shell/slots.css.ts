import { media, pageMargin } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inner } from './TopBar.css.ts';

/** A button in a narrow bar, over which it opens; otherwise the box itself. */
export const search = style({
  flex: 'none',
  width: 44,
  minHeight: 44,
  marginInlineStart: 'auto',
  '@media': {
    [media.beside]: { flex: '1 1 0', width: 'auto', minWidth: 0, maxWidth: 640, marginInline: 12 },
  },
});

// The bar's end is next to it and must not take half of the remaining space.
globalStyle(`${search} + div`, { '@media': { [media.narrowBar]: { marginInlineStart: 0 } } });

// Open, it has a narrow bar for itself.
globalStyle(`${search}:has(> [data-open])`, { '@media': { [media.narrowBar]: { flex: 1, marginInline: '0 8px' } } });
globalStyle(`${inner}:has(> ${search} > [data-open]) > :not(${search})`, {
  '@media': { [media.narrowBar]: { display: 'none' } },
});

export const cart = style({ flex: 'none', width: 44, height: 44 });

/** Below the bar, if there is room for it. */
export const banner = style({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'block',
      width: '100%',
      maxWidth: 1440,
      minHeight: 76,
      marginInline: 'auto',
      paddingInline: pageMargin.md,
      paddingBlockStart: 12,
    },
    [media.lg]: { paddingInline: pageMargin.lg },
  },
});
