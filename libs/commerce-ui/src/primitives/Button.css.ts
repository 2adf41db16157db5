import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { size as sizes } from '@social-shop/tokens';

const { color, motion } = vars;
const edge = (ink: string) => `inset 0 0 0 1px ${ink}`;
const quick = `${motion.duration.quick} ${motion.easing.standard}`;
const gap = `0 0 0 2px ${color.focusGap}`;

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  borderRadius: vars.radius.pill,
  font: `600 .9375rem/1.25rem ${vars.font.family}`,
  textAlign: 'center',
  userSelect: 'none',
  transition: `background-color ${quick}, color ${quick}, box-shadow ${quick}, transform ${motion.duration.press} ${motion.easing.standard}`,
  ':active': { transform: 'scale(.98)' },
  selectors: {
    '&:disabled': {
      background: color.sunken,
      color: color.inkDisabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
      transform: 'none',
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

const enabled = '&:not(:disabled)';

export const look = styleVariants({
  primary: [
    base,
    {
      selectors: {
        [enabled]: { background: color.action, color: color.onAction },
        [`${enabled}:hover`]: { background: color.actionHover },
        [`${enabled}:active`]: { background: color.actionPressed },
      },
    },
  ],
  secondary: [
    base,
    {
      selectors: {
        [enabled]: { boxShadow: edge(color.lineStrong) },
        [`${enabled}:hover`]: { background: color.hover, boxShadow: edge(color.ink) },
        [`${enabled}:focus-visible`]: { boxShadow: `${edge(color.ink)}, ${gap}` },
      },
    },
  ],
  quiet: [
    base,
    { selectors: { [enabled]: { background: color.sunken }, [`${enabled}:hover`]: { background: color.hover } } },
  ],
  text: [base, { selectors: { [`${enabled}:hover`]: { background: color.sunken } } }],
  danger: [
    base,
    {
      selectors: {
        [enabled]: { color: color.danger, boxShadow: edge('currentColor') },
        [`${enabled}:hover`]: { background: color.dangerSoft },
        [`${enabled}:focus-visible`]: { boxShadow: `${edge('currentColor')}, ${gap}` },
      },
    },
  ],
});

export const size = styleVariants({
  sm: {
    minHeight: sizes.control.sm,
    padding: '7px 14px',
    fontSize: '.875rem',
    // The visible pill is smaller than the touch target.
    '::after': { content: '', position: 'absolute', inset: -4 },
  },
  md: { minHeight: sizes.control.md, padding: '10px 20px' },
  lg: { minHeight: sizes.control.lg, padding: '14px 28px', fontSize: '1rem' },
});

/** The text look has less space around it. */
export const snug = style({ paddingInline: vars.space[12] });

export const wide = style({ width: '100%' });

/** The label keeps its width and its place while the spinner is shown. */
export const label = style({ display: 'contents' });
export const labelGone = style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', opacity: 0 });
export const ring = style({ position: 'absolute' });
