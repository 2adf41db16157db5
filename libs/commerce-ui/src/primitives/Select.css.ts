import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

export const field = style({ position: 'relative', display: 'inline-grid', alignItems: 'center', color: color.ink });

export const select = style({
  appearance: 'none',
  minHeight: 44,
  paddingBlock: 8,
  paddingInline: '16px 40px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  font: `500 .9375rem/1.25rem ${vars.font.family}`,
  cursor: 'pointer',
  ':hover': { borderColor: color.ink },
  ':focus-visible': { outlineOffset: 0, borderColor: 'transparent', boxShadow: 'none' },
});

export const caret = style({ position: 'absolute', insetInlineEnd: 14, pointerEvents: 'none' });
