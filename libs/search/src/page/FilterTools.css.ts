import { media, tabular, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** On phones one line that scrolls into the page's margins. */
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

const pill = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '7px 14px',
  borderRadius: vars.radius.pill,
  font: `500 .875rem/1.25rem ${vars.font.family}`,
  color: color.ink,
  whiteSpace: 'nowrap',
  // The visible pill is smaller than the finger: the target is not.
  '::after': { content: '', position: 'absolute', inset: -4 },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const open = style([
  pill,
  {
    border: 0,
    background: 'none',
    cursor: 'pointer',
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    ':hover': { background: color.hover, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '@media': { [media.md]: { display: 'none' } },
  },
]);

export const count = style([tabular, { color: color.inkMuted, fontWeight: 400 }]);

export const chip = style([pill, { background: color.sunken, ':hover': { background: color.hover } }]);

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  '@media': {
    [media.phone]: { order: -1 },
    [media.sm]: { marginInlineStart: 'auto' },
  },
});
globalStyle(`${tools} > ${open}`, { '@media': { [media.phone]: { order: -2 } } });

export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
