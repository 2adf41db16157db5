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

export const body = style({ display: 'grid', padding: '8px 12px' });

export const settings = style([
  body,
  { marginInline: 12, paddingInline: 0, borderBlockStart: `1px solid ${color.line}` },
]);

const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[12],
  borderRadius: vars.radius.md,
  textAlign: 'start',
  ':hover': { background: color.sunken },
});

export const big = style([
  line,
  text.title2,
  {
    minHeight: 52,
    selectors: {
      '&[aria-current]': { background: color.sunken },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 16,
        insetInlineStart: 0,
        width: 3,
        borderRadius: vars.radius.pill,
        background: color.brand,
      },
    },
  },
]);

export const row = style([
  line,
  {
    width: '100%',
    minHeight: 44,
    font: `400 1rem/1.5rem ${vars.font.family}`,
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
  },
]);

export const email = style([text.small, oneLine, { color: color.inkMuted, padding: '8px 12px' }]);

export const icon = style({ color: color.inkMuted });

export const choice = style({ marginInlineStart: 'auto', color: color.inkMuted });

/** Covers its row, so the row opens it; the row shows the choice. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});
