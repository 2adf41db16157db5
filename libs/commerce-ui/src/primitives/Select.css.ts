import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

export const field = style({ position: 'relative', display: 'inline-grid', alignItems: 'center', color: color.ink });

const bare = style({
  appearance: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: 0, boxShadow: 'none' },
});

export const select = styleVariants({
  box: [
    bare,
    {
      minHeight: 44,
      paddingBlock: 8,
      paddingInline: '16px 40px',
      border: `1px solid ${color.lineStrong}`,
      borderRadius: vars.radius.md,
      background: color.surface,
      font: `500 .9375rem/1.25rem ${vars.font.family}`,
      ':hover': { borderColor: color.ink },
      ':focus-visible': { borderColor: 'transparent' },
    },
  ],
  /** 36 px visible, a touch target of 44 px by its label. */
  pill: [
    bare,
    {
      minHeight: 36,
      paddingBlock: 7,
      paddingInline: '14px 34px',
      border: '1px solid transparent',
      borderRadius: vars.radius.pill,
      background: color.sunken,
      font: `500 .875rem/1.25rem ${vars.font.family}`,
      ':hover': { background: color.hover },
    },
  ],
});

export const caret = style({ position: 'absolute', insetInlineEnd: 14, pointerEvents: 'none' });
