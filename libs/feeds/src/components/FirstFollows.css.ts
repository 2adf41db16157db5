import { media, muted, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  maxWidth: 480,
  marginInline: 'auto',
  marginBlock: '12px 32px',
  textAlign: 'center',
  textWrap: 'balance',
});

export const title = text.title1;

export const explanation = style([text.body, muted]);

export const show = style({ marginBlockStart: space[8] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 16px',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '40px 24px' },
  },
});

/** Cards far below are neither laid out nor painted. */
export const creator = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 240px' });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 4,
  marginBlockEnd: space[12],
  borderRadius: 14,
  overflow: 'hidden',
});
