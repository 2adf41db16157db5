import { breakpoint } from '@social-shop/tokens';

/** Media queries, for the `@media` key of a style. */
export const media = {
  sm: `(min-width: ${breakpoint.sm}px)`,
  md: `(min-width: ${breakpoint.md}px)`,
  lg: `(min-width: ${breakpoint.lg}px)`,
  /** Room for a picture and its text side by side. */
  beside: '(min-width: 720px)',
  /** Without room for a search box beside the other parts of the top bar. */
  narrowBar: '(max-width: 719px)',
  phone: `(max-width: ${breakpoint.sm - 1}px)`,
  phoneWithScript: `screen and (scripting: enabled) and (max-width: ${breakpoint.sm - 1}px)`,
  /** Text so large that a name does not fit in two columns. */
  oneColumn: '(max-width: 14em)',
  dark: '(prefers-color-scheme: dark)',
  canHover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
