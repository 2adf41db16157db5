import { media, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

// On phones one line that scrolls into the page's margins.
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -12,
  marginBlockEnd: space[16],
  padding: '4px 12px',
  '@media': {
    [media.sm]: { flexWrap: 'wrap', overflow: 'visible', marginInline: 0, paddingInline: 0 },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${tools} > *`, { flex: 'none' });

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '7px 14px',
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  font: `500 .875rem/1.25rem ${vars.font.family}`,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.duration.quick}`,
  ':hover': { background: color.hover, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  '::after': { content: '', position: 'absolute', inset: -4 },
  selectors: {
    '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${color.ink}`, fontWeight: 600, paddingInlineStart: 10 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const count = style({ color: color.inkMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });

/** With script, a select applies itself. */
export const apply = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { '(scripting: none)': { selectors: { '&&': { display: 'inline-flex' } } } },
});
