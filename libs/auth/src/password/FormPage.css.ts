import { media, muted, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[16],
  width: '100%',
  maxWidth: 400,
  marginInline: 'auto',
  paddingBlock: `${space[24]} ${space[48]}`,
  // Together with the page's padding, 20.
  '@media': { [media.phone]: { paddingInline: space[8] } },
});

/** Together with the gap, 28 below a title, and 8 before a following line. */
export const title = style({ marginBlockEnd: space[12] });

export const intro = style([muted, { marginBlock: `calc(-1 * ${space[20]}) ${space[12]}` }]);

/** A picture in one half, the page in the other; on phones the page alone. */
export const besidePicture = style({
  '@media': { [media.md]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[32], alignItems: 'center' } },
});

const dimmed = { filter: 'brightness(.88)' };

/** The picture is large, and would be too bright next to a dark form. */
export const cover = style({
  display: 'none',
  borderRadius: 24,
  selectors: { ':root[data-theme=dark] &': dimmed },
  '@media': {
    [media.md]: { display: 'block' },
    [media.dark]: { selectors: { ':root:not([data-theme=light]) &': dimmed } },
  },
});

/** The announced action. */
export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 14px',
  borderRadius: 14,
  background: color.sunken,
});

export const form = style({ display: 'grid', gap: space[16] });

export const alert = style([
  text.small,
  {
    display: 'flex',
    gap: space[8],
    padding: '12px 14px',
    borderRadius: vars.radius.md,
    background: color.dangerSoft,
    color: color.danger,
  },
]);

export const otherWay = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: `0 ${space[4]}`, color: color.inkMuted },
]);

export const aside = style([text.small, { justifySelf: 'start' }]);

export const done = style({ ':focus-visible': { outline: 'none', boxShadow: 'none' } });
