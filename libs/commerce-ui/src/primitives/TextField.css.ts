import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.css.ts';
import { vars } from '../theme/theme.css.ts';

const { color } = vars;

export const field = style({ display: 'grid', gap: 6, alignContent: 'start' });

export const label = style([text.small, { fontWeight: 500 }]);

export const input = style({
  width: '100%',
  minHeight: 48,
  padding: '11px 14px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  font: `400 1rem/1.5rem ${vars.font.family}`,
  transition: `border-color ${vars.motion.duration.quick} ${vars.motion.easing.standard}`,
  ':hover': { borderColor: color.ink },
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&:disabled': { background: color.sunken, color: color.inkDisabled, borderColor: color.line },
    '&:focus-visible': { outlineOffset: 0, borderColor: 'transparent', boxShadow: 'none' },
    // The ring is around the red edge, not instead of it.
    '&[aria-invalid=true]:focus-visible': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const withButton = style([input, { paddingInlineEnd: 52 }]);

export const control = style({ position: 'relative' });

/** At the end of the field, inside its edge. */
export const button = style({ position: 'absolute', insetBlockStart: 2, insetInlineEnd: 2, color: color.inkMuted });

export const hint = style([text.caption, { fontWeight: 400, color: color.inkMuted }]);

export const error = style([text.caption, { display: 'flex', gap: 6, color: color.danger }]);
