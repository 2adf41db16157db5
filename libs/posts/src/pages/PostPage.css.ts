import { media, muted, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const post = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)', gap: 56, alignItems: 'start' },
  },
});

/** The picture stays in view while the text and the products beside it pass. */
export const lead = style({
  minWidth: 0,
  '@media': { [media.md]: { position: 'sticky', insetBlockStart: 80 } },
});

export const hero = style({
  borderRadius: vars.radius.sm,
  '@media': { [media.sm]: { borderRadius: 14 } },
});

export const about = style({ display: 'grid', gap: space[24], minWidth: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const date = style([text.small, muted, { marginInlineStart: 'auto' }]);

export const more = style({ marginBlockStart: space[64] });

export const moreTitle = style([text.title2, { marginBlockEnd: space[16] }]);
