import { text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[16],
  maxWidth: 400,
  marginInline: 'auto',
  paddingBlock: `${space[24]} ${space[48]}`,
});

export const form = style({ display: 'grid', gap: space[16] });

export const alert = style([
  text.small,
  {
    display: 'flex',
    gap: space[8],
    padding: '12px 14px',
    borderRadius: vars.radius.md,
    background: color.dangerSoft,
    color: color.danger,
  },
]);

export const otherWay = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: `0 ${space[4]}`, color: color.inkMuted },
]);

export const done = style({ ':focus-visible': { outline: 'none', boxShadow: 'none' } });
