import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { oneLine, text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const card = style({ display: 'grid', gap: vars.space[8], borderRadius: 12 });

export const picture = style({ borderRadius: 12, '@media': { [media.sm]: { borderRadius: 14 } } });
globalStyle(`${card}:hover ${picture} img`, { '@media': { [media.canHover]: { scale: '1.025' } } });
globalStyle(`${picture} img`, { '@media': { [media.reducedMotion]: { scale: 'none !important' } } });

export const creator = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  minHeight: 24,
});

export const name = style([text.caption, oneLine]);
