import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  maxWidth: 560,
  marginInline: 'auto',
  paddingBlock: '28px 36px',
  textAlign: 'center',
});

export const by = style([text.body, { color: color.inkMuted }]);

export const title = style([
  text.display,
  { fontSize: 'clamp(1.75rem, 1.3rem + 1.8vw, 2.5rem)', lineHeight: 1.16, overflowWrap: 'anywhere' },
]);

export const count = style([text.small, { marginBlockEnd: space[8], color: color.inkMuted }]);

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px 24px',
  marginBlockStart: 56,
  padding: '32px 24px',
  borderRadius: 16,
  background: color.brandSoft,
  textAlign: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: '1fr auto',
      justifyItems: 'start',
      alignItems: 'center',
      padding: '28px 32px',
      textAlign: 'start',
    },
    [media.print]: { display: 'none' },
  },
});

export const endTitle = style([text.title2]);

export const endText = style([text.body, { maxWidth: '46ch' }]);

export const endButton = style({ '@media': { [media.md]: { gridColumn: 2, gridRow: '1 / span 2' } } });
