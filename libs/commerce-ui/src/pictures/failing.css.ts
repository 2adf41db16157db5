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

/** Around a picture that may fail: then it shows a small drawing on a quiet ground, instead of the browser's icon and text. */
export const failing = style({ selectors: { '&[data-failed]::before': glyph } });

globalStyle(`${failing}[data-failed] > svg`, { visibility: 'hidden' });
globalStyle(`${failing}[data-failed] > img`, { opacity: 0 });

// Before script runs, style a failed picture as far as CSS can: ::before and ::after exist only on images that failed.
globalStyle(`${failing} > img`, { color: 'transparent', overflow: 'hidden' });
globalStyle(`${failing} > img::before`, {
  content: '',
  position: 'absolute',
  // Browsers draw an edge around a failed picture.
  inset: -1,
  background: vars.color.sunken,
});
globalStyle(`${failing} > img::after`, glyph);
