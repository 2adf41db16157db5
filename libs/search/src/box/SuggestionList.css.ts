import { media, oneLine, size, text, vars } from '@social-shop/commerce-ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

/** Below a narrow bar it covers the page. */
export const sheet = style({
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.narrowBar]: {
      position: 'fixed',
      insetInline: 0,
      insetBlock: `${size.topBar.xs} 0`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The last row can be scrolled above a keyboard.
      padding: '8px 12px 45svh',
      background: color.paper,
    },
    [`${media.narrowBar} and ${media.sm}`]: { insetBlockStart: size.topBar.sm },
  },
});

/** A menu below the box; in a sheet without a ground of its own. */
export const list = style({
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.beside]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 52,
      maxHeight: 'min(560px, 100svh - 80px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: space[8],
      borderRadius: 16,
      background: color.surface,
      boxShadow: vars.elevation.menu,
      animation: `${appear} ${motion.duration.quick} ${motion.easing.standard}`,
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const heading = style([text.caption, { padding: '10px 12px 6px', fontWeight: 600, color: color.inkMuted }]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.touch,
  padding: '8px 12px',
  borderRadius: 10,
  font: `400 .9375rem/1.25rem ${vars.font.family}`,
  cursor: 'pointer',
  userSelect: 'none',
  ':hover': { background: color.sunken },
  selectors: {
    // For the keyboard, the ground alone is not visible enough.
    '&[aria-selected=true]': { background: color.sunken, boxShadow: `inset 0 0 0 2px ${color.focus}` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-selected=true]': { outline: '2px solid' } } } },
});

export const icon = style({ flex: 'none', color: color.inkMuted });

export const name = style([oneLine]);

export const typed = style({ fontWeight: 600 });
