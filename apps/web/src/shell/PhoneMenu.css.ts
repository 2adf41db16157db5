import { oneLine, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  paddingInline: '8px 4px',
});

export const body = style({ display: 'grid', padding: '8px 12px 16px' });

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[12],
  borderRadius: vars.radius.md,
  textAlign: 'start',
  ':hover': { background: color.sunken },
});

export const big = style([line, text.title2, { minHeight: 52 }]);

export const row = style([
  line,
  {
    width: '100%',
    minHeight: 44,
    font: `400 1rem/1.5rem ${vars.font.family}`,
    selectors: { '&[aria-current]': { fontWeight: 600 } },
  },
]);

export const group = style([text.caption, { color: color.inkMuted, padding: '8px 12px', fontWeight: 600 }]);

export const email = style([text.small, oneLine, { color: color.inkMuted, paddingInline: space[12] }]);

export const icon = style({ color: color.inkMuted });

export const mark = style({ marginInlineStart: 'auto' });
