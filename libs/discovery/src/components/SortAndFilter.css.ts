import { layer, media, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

/** Its height with the space around its controls. */
const ROW = 56;
const BAR = 64;

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `12px ${space[8]}`,
  paddingBlock: 6,
  marginBlockEnd: space[12],
  '@media': {
    [media.sm]: {
      position: 'sticky',
      insetBlockStart: BAR,
      zIndex: layer.sticky,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: '0 -4px 16px',
      paddingInline: 4,
      background: color.paper,
    },
    [media.print]: { display: 'none' },
  },
});

// Focused elements are not hidden under the row.
globalStyle(`:root:has(${tools})`, { '@media': { [media.sm]: { scrollPaddingBlockStart: ROW } } });
globalStyle(`${tools} > *`, { flex: 'none' });

export const segments = style({
  display: 'inline-flex',
  padding: 4,
  borderRadius: vars.radius.pill,
  background: color.sunken,
  '@media': { [media.phone]: { width: '100%' } },
});

const control = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 36,
  padding: '7px 14px',
  borderRadius: vars.radius.pill,
  font: `500 .875rem/1.25rem ${vars.font.family}`,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.duration.quick}`,
  selectors: { '&[aria-current]': { fontWeight: 600 } },
  // The visible pill is smaller than the finger: the target is not.
  '::after': { content: '', position: 'absolute', inset: -4 },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const segment = style([
  control,
  {
    color: color.inkMuted,
    ':hover': { color: color.ink },
    selectors: {
      '&[aria-current]': {
        background: color.surface,
        color: color.ink,
        boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
      },
    },
    '@media': { [media.phone]: { flex: 1 } },
  },
]);

export const bar = style({
  width: 1,
  height: 24,
  marginInline: 4,
  background: color.line,
  '@media': { [media.phone]: { display: 'none' } },
});

export const chip = style([
  control,
  {
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    ':hover': { background: color.hover, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    selectors: {
      '&[aria-current]': { boxShadow: `inset 0 0 0 2px ${color.ink}`, paddingInlineStart: 10 },
    },
  },
]);
globalStyle(`${tools} > ${chip}`, { '@media': { [media.phone]: { flex: 1, paddingInline: 8 } } });

export const clear = style({ color: color.inkMuted, '@media': { [media.phone]: { display: 'none' } } });
