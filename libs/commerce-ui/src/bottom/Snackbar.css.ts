import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { message } from './message.css.ts';

export const snackbar = style([message, { paddingInline: '14px 6px' }]);

export const text = style({ flex: 1, minWidth: 0 });

const onAction = `color-mix(in srgb, ${vars.color.onAction} 16%, transparent)`;

export const button = style({
  selectors: { '&&:not(:disabled)': { color: 'inherit' }, '&&:not(:disabled):hover': { background: onAction } },
});

export const action = style([button, { textDecoration: 'underline', textUnderlineOffset: '.25em' }]);
