import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlock: '12px 20px',
  '@media': { [media.sm]: { marginBlock: '20px 20px' } },
});

export const title = style([text.title1, { flex: 1, minWidth: 0 }]);

export const count = style({
  marginInlineStart: '.4em',
  color: vars.color.inkMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const lists = style({
  display: 'grid',
  gap: '28px 8px',
  ...columns(2),
  '@media': {
    [media.sm]: { gap: '36px 16px', ...columns(3) },
    [media.lg]: columns(4),
    [media.oneColumn]: columns(1),
  },
});
