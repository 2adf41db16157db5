import { text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const product = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const picture = style({
  display: 'block',
  width: 48,
  height: 48,
  borderRadius: 8,
  overflow: 'hidden',
  background: color.sunken,
});

export const name = style([text.body, { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }]);

export const note = style([text.small, { display: 'block', color: color.inkMuted }]);

export const lists = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minHeight: 64,
  marginInline: -8,
  padding: space[8],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
});

export const check = style({ width: 22, height: 22, accentColor: color.action });

export const actions = style({ display: 'grid', gap: space[4] });
