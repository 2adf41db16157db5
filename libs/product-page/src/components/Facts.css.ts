import { muted, text, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const facts = style({ borderBlockEnd: `1px solid ${color.line}` });

export const fold = style({ borderBlockStart: `1px solid ${color.line}` });

export const title = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    minHeight: 56,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const caret = style({ transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.standard}` });
globalStyle(`${fold}[open] ${caret}`, { rotate: '180deg' });

export const words = style([
  text.body,
  muted,
  { display: 'grid', gap: space[8], paddingBlockEnd: space[20], maxWidth: '62ch' },
]);

export const item = style({ display: 'list-item', listStyle: 'disc', marginInlineStart: '1.25rem' });
