import { media, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

// Placeholders of tiles that fade into the background. The text is above the faded part.
export const ghosts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[8],
  height: 150,
  maxWidth: 720,
  marginInline: 'auto',
  marginBlockEnd: -88,
  overflow: 'hidden',
  maskImage: 'linear-gradient(#000, transparent 92%)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: space[16], height: 190, marginBlockEnd: -104 },
  },
});

export const ghost = style({
  aspectRatio: '4 / 5',
  borderRadius: 10,
  background: color.skeleton,
  '@media': { [media.phone]: { selectors: { '&:last-child': { display: 'none' } } } },
});

export const heart = style({ position: 'relative', color: color.brand });
