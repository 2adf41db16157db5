import { media, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  font: `400 .875rem/1.25rem ${vars.font.family}`,
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: 12,
  '@media': {
    [media.sm]: { padding: '16px 24px' },
    [media.md]: { paddingInline: 32 },
    [media.lg]: { paddingInline: 40 },
  },
});

export const links = style({ display: 'flex', gap: 4, marginInlineEnd: 'auto' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 8,
  borderRadius: vars.radius.sm,
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
});

export const form = style({ display: 'flex', alignItems: 'center', gap: 8 });
