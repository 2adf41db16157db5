import { styleVariants } from '@vanilla-extract/css';

// Wide enough for both labels, so that nothing moves when it is pressed.
export const size = styleVariants({
  head: { minWidth: '8rem' },
  list: { minWidth: '6.75rem', paddingInline: 10, gap: 4 },
});
