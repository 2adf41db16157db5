import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: 44,
  // A translated name may be longer than a phone is wide.
  minWidth: 0,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.sm,
  font: `600 1.1875rem/1.5rem ${vars.font.family}`,
  letterSpacing: '-.04em',
  whiteSpace: 'nowrap',
});

export const mark = style({ width: 22, height: 26, color: vars.color.brand, fill: 'currentColor', flex: 'none' });

export const word = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // The negative tracking moves the end of the last letter out of the box.
  paddingInlineEnd: '.06em',
  '@media': {
    // If the text is too large to fit, the word is for screen readers only.
    '(max-width: 19em)': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** Without room beside a search box, the word is for screen readers only. */
export const shortWord = style([
  word,
  {
    '@media': {
      '(min-width: 600px) and (max-width: 859px)': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);
