import { vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const scores = style({
  display: 'grid',
  gap: space[16],
  marginBlockEnd: space[24],
  padding: space[16],
  borderRadius: vars.radius.md,
  background: color.sunken,
});

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] });

export const list = style({ columns: '20rem', margin: 0, paddingInlineStart: '2rem', fontSize: '.8125rem' });
