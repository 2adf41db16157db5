import { media, muted, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
const quick = vars.motion.duration.quick;
const edge = (width: number, ink: string) => `inset 0 0 0 ${width}px ${ink}`;

export const options = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });

export const label = style([text.small, { display: 'flex', alignItems: 'center', gap: space[8], marginBlockEnd: 10 }]);

export const name = style({ fontWeight: 600 });
export const value = style([muted, { flex: 1, minWidth: 0 }]);

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });

const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.md,
  transition: `box-shadow ${quick}`,
  '@media': { [media.forcedColors]: { border: '1px solid', selectors: { '&[aria-current]': { borderWidth: 3 } } } },
});

export const size = style([
  choice,
  {
    minWidth: 52,
    minHeight: 44,
    padding: '8px 14px',
    font: `500 .9375rem/1.25rem ${vars.font.family}`,
    background: color.surface,
    boxShadow: edge(1, color.lineStrong),
    selectors: {
      '&:hover': { boxShadow: edge(1, color.ink) },
      '&[aria-current]': { boxShadow: edge(2, color.ink), fontWeight: 600 },
    },
  },
]);

/** A line from corner to corner. */
const stroke = (ink: string, from: string, to: string) =>
  `linear-gradient(to top right, transparent ${from}, ${ink} ${from} ${to}, transparent ${to})`;

export const sizeSoldOut = style([
  size,
  {
    color: color.inkMuted,
    background: `${color.surface} ${stroke(color.line, 'calc(50% - .75px)', 'calc(50% + .75px)')}`,
    selectors: {
      '&:not([aria-current])': { boxShadow: edge(1, color.line) },
      '&:not([aria-current]):hover': { boxShadow: edge(1, color.lineStrong) },
    },
    '@media': { [media.forcedColors]: { borderStyle: 'dashed' } },
  },
]);

export const swatch = style([
  choice,
  {
    width: 56,
    height: 70,
    background: color.sunken,
    selectors: {
      '&:hover': { boxShadow: `0 0 0 2px ${color.paper}, 0 0 0 3px ${color.lineStrong}` },
      '&[aria-current]': { boxShadow: `0 0 0 2px ${color.paper}, 0 0 0 4px ${color.ink}` },
    },
  },
]);

export const swatchPicture = style({ width: '100%', borderRadius: radius.md });
export const swatchPictureSoldOut = style([swatchPicture, { opacity: 0.5 }]);

const thin = ['calc(50% - .75px)', 'calc(50% + .75px)'] as const;
const wide = ['calc(50% - 2.25px)', 'calc(50% + 2.25px)'] as const;

export const struck = style({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.md,
  background: `${stroke(color.inkMuted, ...thin)}, ${stroke(color.surface, ...wide)}`,
});

export const chart = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  marginBlock: -10,
  paddingInline: space[8],
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  font: `600 .875rem/1.25rem ${vars.font.family}`,
  borderRadius: radius.pill,
  ':hover': { background: color.sunken },
});

/** Why the chosen variant cannot be bought, and what can. */
export const why = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 10,
  padding: '12px 14px 14px',
  borderRadius: 14,
  background: color.sunken,
});

export const reason = style([text.small, { fontWeight: 600 }]);

export const ways = style({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const way = style({
  selectors: { '&&': { background: color.surface }, '&&:hover': { background: color.hover } },
});
