import { globalFontFace } from '@vanilla-extract/css';

const files = '@fontsource-variable/instrument-sans/files/instrument-sans';
const face = { fontStyle: 'normal', fontDisplay: 'swap', fontWeight: '400 700' } as const;

globalFontFace('Instrument Sans Variable', [
  {
    ...face,
    src: `url(${files}-latin-ext-wght-normal.woff2) format('woff2')`,
    unicodeRange:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    ...face,
    src: `url(${files}-latin-wght-normal.woff2) format('woff2')`,
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
]);

// Measured against real text, so that the swap moves no line: less than 1 % of difference in width.
globalFontFace('Instrument Sans Fallback', [
  {
    fontWeight: '400 500',
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica Neue'), local('Roboto')",
    sizeAdjust: '101%',
    ascentOverride: '96%',
    descentOverride: '24.8%',
    lineGapOverride: '0%',
  },
  {
    fontWeight: '600 700',
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Neue Bold'), local('Roboto Bold')",
    sizeAdjust: '96.2%',
    ascentOverride: '100.8%',
    descentOverride: '26%',
    lineGapOverride: '0%',
  },
]);

// The same for systems without those, such as a plain Debian: its only face is far wider.
globalFontFace('Instrument Sans Wide Fallback', [
  {
    fontWeight: '400 500',
    src: "local('DejaVu Sans'), local('DejaVuSans')",
    sizeAdjust: '89.6%',
    ascentOverride: '108.3%',
    descentOverride: '27.9%',
    lineGapOverride: '0%',
  },
  {
    fontWeight: '600 700',
    src: "local('DejaVu Sans Bold'), local('DejaVuSans-Bold')",
    sizeAdjust: '81.7%',
    ascentOverride: '118.7%',
    descentOverride: '30.6%',
    lineGapOverride: '0%',
  },
]);
