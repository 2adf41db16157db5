import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

export const page = style({ maxWidth: 800, marginInline: 'auto' });

export const title = style([text.display]);

export const lead = style([text.body, { maxWidth: '62ch', marginBlockStart: 16, color: color.inkMuted }]);

export const section = style({ marginBlockStart: 32 });

export const heading = text.title2;

export const note = style([text.small, { color: color.inkMuted }]);

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginBlockStart: 8,
  font: `400 .875rem/1.25rem ${font.family}`,
  '@media': { [media.phone]: { display: 'block' } },
});

export const head = style({
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    // A row lists its values one below the other, so only screen readers need the head of the table.
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.phone]: { display: 'grid', gap: 2, paddingBlock: 12 } },
});

const cell = style({
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: 12,
  paddingInline: '0 16px',
  '@media': { [media.phone]: { padding: 0 } },
});

export const column = style([
  cell,
  { paddingBlock: 8, font: `600 .8125rem/1.125rem ${font.family}`, color: color.inkMuted },
]);

export const name = style([
  cell,
  {
    width: '31%',
    font: "500 .8125rem/1.25rem ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { width: 'auto' } },
  },
]);

export const storage = style({ color: color.inkMuted, fontFamily: font.family, fontWeight: 400 });

export const purpose = cell;

export const lasts = style([
  cell,
  { width: '24%', paddingInlineEnd: 0, color: color.inkMuted, '@media': { [media.phone]: { width: 'auto' } } },
]);
