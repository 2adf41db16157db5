import { media, muted, text, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const post = style({
  display: 'grid',
  // No wider than the window, with any length of a creator's name.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    // The picture's column is as wide as the picture, which is no higher than the window; the text has the rest.
    [media.beside]: { gridTemplateColumns: 'fit-content(43%) minmax(0, 1fr)', gap: space[32], alignItems: 'start' },
    [media.md]: { gridTemplateColumns: 'fit-content(46%) minmax(0, 1fr)', gap: 56 },
    [media.print]: { display: 'block' },
  },
});

/** The picture stays in view while the text and the products next to it scroll. */
export const lead = style({
  minWidth: 0,
  '@media': {
    [media.beside]: { position: 'sticky', insetBlockStart: 76 },
    [media.md]: { insetBlockStart: 80 },
    // In print the text flows next to the picture, and the products are below both.
    [media.print]: { position: 'static', float: 'inline-start', width: '40%', marginInlineEnd: space[24] },
  },
});

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  minWidth: 0,
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${about} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[12] } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const date = style([text.small, muted, { marginInlineStart: 'auto' }]);

export const more = style({ marginBlockStart: space[64], '@media': { [media.print]: { display: 'none' } } });

export const moreTitle = style([text.title2, { marginBlockEnd: space[16] }]);
