import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { message } from './message.css.ts';

// The buttons wrap below a text that needs the room.
export const snackbar = style([message, { flexWrap: 'wrap', paddingInline: '14px 6px' }]);

export const text = style({ flex: '1 1 9rem', minWidth: 0 });

export const buttons = style({ display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto' });

const onAction = `color-mix(in srgb, ${vars.color.onAction} 16%, transparent)`;

export const button = style({
  selectors: { '&&:not(:disabled)': { color: 'inherit' }, '&&:not(:disabled):hover': { background: onAction } },
});

export const action = style([button, { textDecoration: 'underline', textUnderlineOffset: '.25em' }]);
