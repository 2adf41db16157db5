import { media } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

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
