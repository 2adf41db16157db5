import { muted, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const parts = style({ display: 'grid', gap: space[24] });

export const title = style([text.title2, { marginBlockEnd: space[4] }]);

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  columnGap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style([
  text.body,
  muted,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    overflowWrap: 'anywhere',
    ':hover': { color: vars.color.ink, textDecoration: 'underline' },
  },
]);
