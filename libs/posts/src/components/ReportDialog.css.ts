import { text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space[16], minWidth: 0 });

export const reasons = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 });

export const question = style([text.small, { color: color.inkMuted, padding: 0, marginBlockEnd: space[4] }]);

/** The whole row is the label. */
export const reason = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: 44,
    marginInline: -8,
    paddingInline: space[8],
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    ':hover': { background: color.sunken },
  },
]);

export const radio = style({ flex: 'none', width: 20, height: 20, margin: 0, accentColor: color.action });

export const error = style([text.small, { color: color.danger }]);
