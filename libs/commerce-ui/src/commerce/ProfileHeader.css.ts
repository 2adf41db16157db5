import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const { space } = vars;

/** In a tile: one line, its link as high as a finger. */
export const tileLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  borderRadius: vars.radius.pill,
  '::after': { content: '', position: 'absolute', inset: '-8px 0' },
  '@media': { [media.sm]: { gap: 10 } },
});

export const tileAvatar = style({
  width: 28,
  height: 28,
  '@media': { [media.sm]: { width: 32, height: 32 } },
});

export const tileName = style({ '@media': { [media.sm]: { fontSize: '.875rem' } } });

globalStyle(`${tileLink}:hover ${tileName}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });
