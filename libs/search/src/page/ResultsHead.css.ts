import { media, muted, tabular, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '.6em',
  marginBlockStart: space[16],
  '@media': { [media.sm]: { marginBlockStart: space[24] } },
});

export const title = style([text.title1, { overflowWrap: 'anywhere', minWidth: 0 }]);

export const count = style([text.title1, muted, tabular, { fontWeight: 400 }]);

export const meant = style({ marginBlockStart: space[8] });

export const tabCount = style([tabular, { fontWeight: 400, marginInlineStart: '.4em' }]);
