import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({ marginBlockEnd: 28, '@media': { [media.print]: { display: 'none' } } });

export const title = text.title3;

/** Phones scroll it to their edges; from md on there are three columns. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(330px, 90%)',
  gap: space[12],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -12,
  padding: '12px 12px 6px',
  scrollPaddingInline: 12,
  '@media': {
    [media.sm]: { marginInline: -24, paddingInline: 24, gap: space[16], scrollPaddingInline: 24 },
    [media.md]: { marginInline: -1, paddingInline: 1, gridAutoColumns: 'minmax(0, calc((100% - 32px) / 3))' },
  },
});

const card = style({ padding: '12px 14px', borderRadius: 16, minWidth: 0 });

export const creator = style([card, { background: color.surface, boxShadow: vars.elevation.rest }]);

/** As high as a row of a creator. */
export const awaited = style([card, { height: 72 }]);

export const awaitedTitle = style({ width: '12rem', height: '1.5rem' });
