import { media, text, vars } from '@social-shop/commerce-ui/theme';
import { style } from '@vanilla-extract/css';

/** A page's title, with buttons at its end. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlock: '12px 20px',
  '@media': { [media.sm]: { marginBlockStart: 20 } },
});

/** The same above the tabs of favorites, which have room of their own. */
export const headOfTabs = style([head, { marginBlockEnd: 4, '@media': { [media.sm]: { marginBlockEnd: 8 } } }]);

export const title = style([text.title1, { flex: 1, minWidth: 0 }]);

export const count = style({
  marginInlineStart: '.4em',
  color: vars.color.inkMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
