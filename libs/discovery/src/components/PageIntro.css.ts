import { media, muted, tabular, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const intro = style({
  display: 'grid',
  gap: 6,
  maxWidth: 720,
  paddingBlock: '12px 16px',
  '@media': { [media.sm]: { paddingBlock: '20px' } },
});

/** Below a link to the page above it. */
export const below = style({ selectors: { '&&': { paddingBlockStart: 0 } } });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `4px ${space[12]}` });

export const title = style([text.title1, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const count = style([text.small, muted, tabular]);

export const subtitle = style([text.body, muted]);

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginInlineStart: -3,
  borderRadius: 8,
  font: `500 .875rem/1.25rem ${vars.font.family}`,
  color: vars.color.inkMuted,
  ':hover': { color: vars.color.ink },
});
