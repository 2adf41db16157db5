import { oneLine, text as type, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[16], minWidth: 0 });

export const text = style([type.body, { color: color.inkMuted }]);

export const actions = style({ display: 'grid', gap: space[4] });

export const danger = style({ color: color.danger });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 16px',
});

export const label = style([type.body, { fontWeight: 500 }]);

export const hint = style([type.small, { gridColumn: 1, color: color.inkMuted }]);

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: 4,
  paddingInline: '14px 4px',
  borderRadius: vars.radius.pill,
  background: color.sunken,
});

export const url = style([oneLine, type.small, { color: color.inkMuted }]);
