import { keyframes, style } from '@vanilla-extract/css';
import '../theme/theme.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

/** A turning ring in the colour of the text. */
export const ring = style({
  display: 'block',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
});

export const block = style({ display: 'grid', placeItems: 'center', padding: 32 });
