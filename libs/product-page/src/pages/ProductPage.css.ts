import { media, muted, oneLine, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  '@media': {
    [media.beside]: { gridTemplateColumns: 'minmax(0, .9fr) minmax(0, 1.1fr)', gap: space[32], alignItems: 'start' },
    [media.md]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: 56 },
    [media.print]: { display: 'block' },
  },
});

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[20],
  minWidth: 0,
});

export const head = style({ display: 'grid', gap: 6 });

export const retailer = style([text.caption, muted, oneLine]);

export const title = text.title1;

export const priceLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  marginBlockStart: space[40],
  '@media': { [media.sm]: { gap: 56, marginBlockStart: 56 } },
});

export const stock = style([text.small, { color: vars.color.success, marginBlockStart: `calc(-1 * ${space[8]})` }]);
export const noStock = style([text.small, muted, { marginBlockStart: `calc(-1 * ${space[8]})` }]);
