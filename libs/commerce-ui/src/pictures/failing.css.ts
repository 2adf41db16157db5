import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='3 3 18 18' fill='none' stroke='#000' stroke-width='1.2' stroke-linecap='round' stroke-linejoin='round'><path d='M4 5h16v14H4zm0 11 5-5 8 8m-3-3 3-3 3 3M14.5 9h.1'/></svg>";

const glyph = {
  content: '',
  position: 'absolute',
  inset: 0,
  background: vars.color.inkMuted,
  mask: `url("data:image/svg+xml,${encodeURIComponent(drawing)}") center / 24px no-repeat`,
} as const;

/** Around a picture that may fail: then a small drawing stands on a quiet ground, and no browser's own icon or text. */
export const failing = style({ selectors: { '&[data-failed]::before': glyph } });

globalStyle(`${failing}[data-failed] > svg`, { visibility: 'hidden' });
globalStyle(`${failing}[data-failed] > img`, { opacity: 0 });

// Until script says so, as far as browsers let a style sheet: a picture that has failed has a before and an after, one that comes has not.
globalStyle(`${failing} > img`, { color: 'transparent', overflow: 'hidden' });
globalStyle(`${failing} > img::before`, {
  content: '',
  position: 'absolute',
  // The browser draws an edge of its own around what has failed.
  inset: -1,
  background: vars.color.sunken,
});
globalStyle(`${failing} > img::after`, glyph);
