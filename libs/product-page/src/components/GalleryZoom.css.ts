import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  paddingInline: '12px 4px',
});

export const count = style({ flex: 1, fontVariantNumeric: 'tabular-nums' });

/** As large as the window; larger, it is moved by scrolling. */
export const view = style({ overflow: 'auto', display: 'grid', overscrollBehavior: 'contain' });

export const press = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '100%',
  minHeight: '100%',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[aria-pressed=true]': { width: '250%', height: '250%', cursor: 'zoom-out' } },
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  minHeight: 0,
  background: vars.color.paper,
});
