import { media, muted, oneLine, tabular, text, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const section = style({ marginBlockEnd: space[24] });

export const title = text.title3;

/** Extends to the edges of the page if there are more than fit its width. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '112px',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -12,
  padding: '12px 12px 8px',
  '@media': {
    [media.sm]: { marginInline: -24, paddingInline: 24, gridAutoColumns: '128px' },
    [media.lg]: { marginInline: 0, paddingInline: 0, gridAutoColumns: 'minmax(0, calc((100% - 56px) / 8))' },
  },
});

export const item = style({ minWidth: 0 });

export const creator = style({ display: 'grid', justifyItems: 'start', gap: space[8], minWidth: 0, borderRadius: 12 });

export const name = style([text.caption, oneLine, { maxWidth: '100%' }]);
globalStyle(`${creator}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

export const count = style([text.micro, muted, tabular, { fontWeight: 400, marginBlockStart: 2 }]);

/** As wide as the narrowest column. */
export const follow = style({
  marginBlockStart: space[8],
  selectors: { '&&': { minWidth: 'min(6.5rem, 100%)', maxWidth: '100%' } },
});
