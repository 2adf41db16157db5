import { media, tabular, text, vars } from '@social-shop/commerce-ui/theme';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, motion, space } = vars;

const rise = keyframes({ from: { translate: '0 100%' } });
const below = 'not all and (min-width: 960px)';

export const filters = style({
  color: color.ink,
  '@media': {
    // A sheet, which the browser opens as a popover.
    [below]: {
      inset: 'auto 0 0',
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 24px)',
      margin: 0,
      padding: '0 20px',
      border: 0,
      borderRadius: '20px 20px 0 0',
      background: color.surface,
      boxShadow: vars.elevation.modal,
      overscrollBehavior: 'contain',
      selectors: {
        '&:popover-open': { animation: `${rise} ${motion.duration.slow} ${motion.easing.enter}` },
        '&::backdrop': { background: color.scrim },
      },
    },
    [media.md]: {
      display: 'block',
      position: 'sticky',
      inset: 'auto',
      insetBlockStart: 80,
      width: 'auto',
      height: 'auto',
      maxHeight: 'calc(100vh - 96px)',
      margin: '0 -4px',
      // The rings of options are not cut off.
      padding: '0 4px 24px',
      border: 0,
      background: 'none',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`:root:has(${filters}:popover-open)`, { '@media': { [below]: { overflow: 'hidden' } } });

const onSheet = { '@media': { [media.md]: { display: 'none' } } };

export const sheetHead = style([
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    minHeight: 44,
    paddingBlock: '20px 8px',
    marginInlineEnd: -12,
    background: color.surface,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 12,
      insetInlineStart: 'calc(50% - 24px)',
      width: 36,
      height: 4,
      borderRadius: 2,
      background: color.line,
    },
  },
  onSheet,
]);

export const sheetTitle = style([text.title2]);

export const sheetEnd = style([
  {
    display: 'flex',
    gap: space[8],
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: `${space[12]} max(${space[16]}, env(safe-area-inset-bottom))`,
    background: color.surface,
  },
  onSheet,
]);

export const show = style({ flex: 1 });

export const group = style({
  paddingBlock: space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
  },
});
globalStyle(`${sheetHead} + ${group}`, { paddingBlockStart: 0 });

export const groupTitle = style({ font: `600 .9375rem/1.25rem ${vars.font.family}`, marginBlockEnd: 4 });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 44,
  font: `400 .9375rem/1.25rem ${vars.font.family}`,
  borderRadius: 8,
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-current]': { fontWeight: 600 } },
});

export const optionName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const count = style([tabular, { font: `400 .8125rem/1.125rem ${vars.font.family}`, color: color.inkMuted }]);

const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `1px solid ${color.lineStrong}`,
  color: color.onAction,
  selectors: { [`${option}:hover &`]: { borderColor: color.ink } },
});

export const box = styleVariants({
  several: [
    mark,
    {
      borderRadius: 4,
      selectors: { [`${option}[aria-current] &`]: { background: color.action, borderColor: color.action } },
    },
  ],
  one: [
    mark,
    { borderRadius: '50%', selectors: { [`${option}[aria-current] &`]: { border: `6px solid ${color.action}` } } },
  ],
});

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
  gap: `${space[12]} 4px`,
  paddingBlockStart: space[8],
});

export const colour = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 4,
  minHeight: 44,
  font: `500 .75rem/1rem ${vars.font.family}`,
  color: color.inkMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  borderRadius: 8,
  ':hover': { color: color.ink },
  selectors: { '&[aria-current]': { fontWeight: 600, color: color.ink } },
});

export const colourCount = style([tabular, { fontWeight: 400 }]);

export const dot = style({
  width: 32,
  height: 32,
  marginBlock: 4,
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1px rgb(128 120 110 / .4)',
  selectors: {
    [`${colour}[aria-current] &`]: { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** The colours that the catalogue knows. */
export const dye = styleVariants(
  {
    ...{ white: '#ffffff', black: '#1d1b1a', red: '#c0392b', blue: '#3b62a8', orange: '#df7f35', beige: '#e6d8bf' },
    ...{ brown: '#8a5a3c', green: '#4f7f5b', pink: '#eba3b4', yellow: '#ecc94b', gold: '#c9a24b', grey: '#93908b' },
    purple: '#7d5ba6',
  },
  (background) => ({ background }),
);
