/** The values of the visual language: the only place with literal colours, sizes and durations. */

/** Every colour, in each theme. */
export const color = {
  light: {
    paper: '#FAF8F4',
    surface: '#FFFFFF',
    sunken: '#F2EEE7',
    hover: '#EAE4DA',
    line: '#E4DED3',
    lineStrong: '#857C70',
    ink: '#1F1B16',
    inkMuted: '#655D53',
    inkDisabled: '#A39B8F',
    action: '#1F1B16',
    actionHover: '#3A342C',
    actionPressed: '#000000',
    onAction: '#FAF8F4',
    brand: '#1D5A47',
    brandHover: '#164738',
    brandSoft: '#E2EDE6',
    onBrand: '#FFFFFF',
    sale: '#AD3517',
    saleSoft: '#FBE7DE',
    like: '#CF2F38',
    danger: '#B3261E',
    dangerSoft: '#FBE9E7',
    success: '#1B6A45',
    focus: '#2456D6',
    focusGap: '#FFFFFF',
    scrim: 'rgb(24 20 15 / 0.5)',
    onImage: 'rgb(255 255 255 / 0.92)',
    onImageInk: '#1F1B16',
    skeleton: '#ECE7DE',
    skeletonSheen: '#F6F3EE',
  },
  dark: {
    paper: '#14120F',
    surface: '#1D1A16',
    sunken: '#27231E',
    hover: '#322D26',
    line: '#353029',
    lineStrong: '#857B6E',
    ink: '#F4EFE7',
    inkMuted: '#B5AB9D',
    inkDisabled: '#6B6359',
    action: '#F4EFE7',
    actionHover: '#DDD6CA',
    actionPressed: '#FFFFFF',
    onAction: '#1A1713',
    brand: '#8FCFB4',
    brandHover: '#A9DEC7',
    brandSoft: '#1B3229',
    onBrand: '#0C2219',
    sale: '#FF9F7D',
    saleSoft: '#3B2016',
    like: '#FF6B70',
    danger: '#FF9A90',
    dangerSoft: '#3D1D1A',
    success: '#7FD0A3',
    focus: '#A9C1FF',
    focusGap: '#14120F',
    scrim: 'rgb(0 0 0 / 0.64)',
    onImage: 'rgb(20 18 15 / 0.72)',
    onImageInk: '#F4EFE7',
    skeleton: '#2A2620',
    skeletonSheen: '#37322B',
  },
} as const;

/** Shadows, in each theme: of a card, a menu and a modal layer. */
export const elevation = {
  light: {
    flat: 'none',
    rest: '0 1px 2px rgb(31 27 22 / .05), 0 0 0 1px rgb(31 27 22 / .06)',
    menu: '0 10px 28px -8px rgb(31 27 22 / .18), 0 0 0 1px rgb(31 27 22 / .06)',
    modal: '0 28px 70px -16px rgb(31 27 22 / .34)',
  },
  dark: {
    flat: 'none',
    rest: '0 0 0 1px rgb(244 239 231 / .08)',
    menu: '0 12px 32px -8px rgb(0 0 0 / .6), 0 0 0 1px rgb(244 239 231 / .1)',
    modal: '0 28px 70px -16px rgb(0 0 0 / .8), 0 0 0 1px rgb(244 239 231 / .08)',
  },
} as const;

/** Overlays of pictures, in each theme: products on pale grounds are too bright in a dark theme. */
export const image = {
  light: { goods: 'none', hairline: 'rgb(31 27 22 / .08)' },
  dark: { goods: 'brightness(.92)', hairline: 'rgb(255 255 255 / .06)' },
} as const;

export const font = {
  family:
    "'Instrument Sans Variable', 'Instrument Sans Fallback', 'Instrument Sans Wide Fallback', ui-sans-serif, system-ui, sans-serif",
  weight: { regular: 400, medium: 500, semibold: 600 },
  size: {
    display: { size: 'clamp(1.875rem, 1.35rem + 2.2vw, 2.75rem)', line: '1.08', tracking: '-0.025em', weight: 600 },
    title1: { size: 'clamp(1.5rem, 1.35rem + 0.65vw, 1.875rem)', line: '1.16', tracking: '-0.02em', weight: 600 },
    title2: { size: '1.25rem', line: '1.625rem', tracking: '-0.012em', weight: 600 },
    title3: { size: '1.0625rem', line: '1.5rem', tracking: '-0.006em', weight: 600 },
    body: { size: '1rem', line: '1.5rem', tracking: '0', weight: 400 },
    small: { size: '0.875rem', line: '1.25rem', tracking: '0', weight: 400 },
    caption: { size: '0.8125rem', line: '1.125rem', tracking: '0.002em', weight: 500 },
    micro: { size: '0.75rem', line: '1rem', tracking: '0.01em', weight: 500 },
  },
} as const;

export const space = {
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
  96: '96px',
} as const;

export const radius = { xs: '6px', sm: '8px', md: '12px', lg: '20px', pill: '999px' } as const;

export const motion = {
  duration: { press: '80ms', quick: '140ms', base: '220ms', slow: '360ms', hero: '600ms' },
  easing: {
    standard: 'cubic-bezier(.2, 0, 0, 1)',
    enter: 'cubic-bezier(.05, .7, .1, 1)',
    exit: 'cubic-bezier(.3, 0, .8, .15)',
    spring: 'cubic-bezier(.34, 1.56, .64, 1)',
  },
} as const;

/** Smallest widths, in px. */
export const breakpoint = { sm: 600, md: 960, lg: 1264, xl: 1904 } as const;

/** The order of layers. */
export const layer = {
  tileAction: 1,
  sticky: 10,
  floatingFollow: 90,
  topBar: 100,
  banner: 110,
  dropdown: 200,
  drawer: 300,
  dialog: 400,
  notification: 500,
  loadingBar: 600,
  splash: 700,
  skipLink: 800,
} as const;

export const size = {
  topBar: { xs: '56px', sm: '64px' },
  touch: '44px',
  control: { sm: '36px', md: '44px', lg: '52px' },
  icon: { sm: 16, md: 20, lg: 24 },
  content: '1440px',
} as const;

/** The page's side margin from each breakpoint on. */
export const pageMargin = { xs: '12px', sm: '24px', md: '32px', lg: '40px' } as const;

/** The post feed: columns and gaps from each breakpoint on. */
export const feed = {
  columns: { xs: 2, sm: 3, md: 3, lg: 4, xl: 4 },
  gapX: { xs: '8px', sm: '16px' },
  gapY: { xs: '16px', sm: '24px' },
} as const;
