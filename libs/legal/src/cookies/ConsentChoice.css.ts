import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const choice = style({
  display: 'grid',
  alignItems: 'center',
  gap: '12px 24px',
  marginBlockStart: 32,
  padding: 16,
  borderRadius: 16,
  background: color.surface,
  boxShadow: vars.elevation.rest,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: '20px 16px' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const heading = text.title3;

export const note = style([text.small, { color: color.inkMuted }]);

export const failed = style([text.small, { color: color.danger }]);

export const segment = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: 4,
  borderRadius: vars.radius.pill,
  background: color.sunken,
});

export const part = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 36,
  padding: '6px 14px',
  borderRadius: vars.radius.pill,
  font: `500 .875rem/1.25rem ${vars.font.family}`,
  color: color.inkMuted,
  ':hover': { color: color.ink },
  '::after': { content: '', position: 'absolute', insetBlock: -4, insetInline: 0 },
  selectors: {
    '&[aria-pressed=true]': {
      background: color.surface,
      color: color.ink,
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
