import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const { space } = vars;

/** In a tile: one line, with a link as high as a touch target. */
export const tileLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  // The focus ring keeps clear of the last letter.
  paddingInlineEnd: space[8],
  borderRadius: vars.radius.pill,
  transition: `scale ${vars.motion.duration.press} ${vars.motion.easing.standard}`,
  ':active': { scale: '.97' },
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

/** In a row: all of it is the link, with the buttons above it. */
export const row = style({
  position: 'relative',
  display: 'flex',
  // Long buttons go below the name, which keeps room for its beginning.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minHeight: 48,
  transition: `scale ${vars.motion.duration.press} ${vars.motion.easing.standard}`,
});

export const rowText = style({ flex: '1 1 6rem', minWidth: 0 });

export const rowLink = style({
  display: 'block',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

// Its own block: a name of the other direction begins next to the picture, and is cut at its own end.
export const rowName = style({ display: 'block', width: 'fit-content', maxWidth: '100%' });

globalStyle(`${row}:has(${rowLink}:active)`, { scale: '.97' });

export const rowActions = style({ position: 'relative', display: 'flex', gap: space[8], maxWidth: '100%' });

/** As high as the follower count. */
export const followersToCome = style({ height: '1.25rem' });

/** On the creator's own page: half of the avatar covers the cover picture. */
export const page = style({ display: 'grid', marginBlockEnd: space[20] });

export const cover = style({
  height: 120,
  borderRadius: 16,
  '@media': { [media.sm]: { height: 220, borderRadius: vars.radius.lg } },
});

export const coverGround = style({ background: vars.color.sunken });

export const identity = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  alignItems: 'end',
  marginBlockStart: -44,
  paddingInline: space[16],
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space[20],
      marginBlockStart: -12,
      paddingInline: space[32],
      alignItems: 'start',
    },
  },
});

export const pageAvatar = style({ boxShadow: `0 0 0 4px ${vars.color.paper}` });

export const pageName = style({
  gridColumn: '1 / -1',
  '@media': { [media.sm]: { gridColumn: 2, gridRow: 1, paddingBlockStart: 36 } },
});

export const pageActions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  gridColumn: 2,
  gridRow: 1,
  // On phones the buttons are on the cover, above the lower half of the avatar.
  paddingBlockEnd: 44,
  '@media': { [media.sm]: { gridColumn: 3, paddingBlockEnd: 0, paddingBlockStart: 44 } },
});

export const bio = style({
  paddingInline: space[16],
  marginBlockStart: space[16],
  maxWidth: 'calc(60ch + 140px)',
  textAlign: ['match-parent', '-webkit-match-parent'],
  whiteSpace: 'pre-line',
  '@media': { [media.sm]: { paddingInline: '140px 0' } },
});
