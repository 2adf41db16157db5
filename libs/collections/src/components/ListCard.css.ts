import { media, oneLine, text, vars } from '@social-shop/commerce-ui/theme';
import { layer } from '@social-shop/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

export const card = style({ position: 'relative', display: 'grid', gap: 10, alignContent: 'start' });

const square = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  aspectRatio: '1',
  borderRadius: 14,
  overflow: 'hidden',
  background: color.sunken,
  color: color.inkMuted,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.ink} 8%, transparent)`,
    pointerEvents: 'none',
  },
});

export const mosaic = styleVariants({
  none: [square, { placeItems: 'center' }],
  one: [square],
  two: [square, { gridTemplateColumns: '1fr 1fr' }],
  four: [square, { gridTemplate: '1fr 1fr / 1fr 1fr' }],
});

export const picture = style({ display: 'block', minHeight: 0, width: '100%', height: '100%' });
globalStyle(`${square} img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 62%',
  filter: vars.image.goods,
});

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 32px', alignItems: 'center' });

export const name = style([
  text.title3,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    '@media': { [media.phone]: { fontSize: '1rem', letterSpacing: 0 } },
  },
]);

export const builtIn = style({ flex: 'none', color: color.like, '@media': { [media.phone]: { display: 'none' } } });

// The whole card is the link's; the button lies above it.
export const link = style([
  oneLine,
  {
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 14 },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      [`${card}:hover &`]: { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.2em' },
    },
  },
]);

export const action = style({
  gridArea: '1 / 2',
  justifySelf: 'end',
  marginBlock: -10,
  marginInlineEnd: -12,
  zIndex: layer.tileAction,
  color: color.inkMuted,
  ':hover': { color: color.ink },
});

export const state = style([
  text.small,
  { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 12, color: color.inkMuted },
]);

export const access = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
