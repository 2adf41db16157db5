import { layer } from '@social-shop/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

/** Custom property of the root element: the height of the stack with its distance from the edge, 0 if there is nothing in it. */
export const HEIGHT = '--bottom-stack';

const room = `var(${HEIGHT}, 0px)`;

export const stack = style({
  position: 'fixed',
  zIndex: layer.banner,
  insetInline: 8,
  insetBlockEnd: 0,
  paddingBlockEnd: 'max(8px, env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column',
  pointerEvents: 'none',
  '@media': {
    [media.sm]: { insetInline: 24, paddingBlockEnd: 'max(24px, env(safe-area-inset-bottom))' },
    [media.print]: { display: 'none' },
  },
});

/** The stack as a server writes it, with a question in it. */
export const served = style([stack]);

const centred = style({ alignSelf: 'center' });
const across = style([centred, { width: '100%', maxWidth: 1100 }]);
const said = style({
  width: '100%',
  maxWidth: 360,
  alignSelf: 'center',
  '@media': { [media.sm]: { alignSelf: 'start' } },
});

/** In reading order, which ends at the edge of the window. */
export const place = styleVariants({
  message: [said],
  offline: [said],
  follow: [centred],
  banner: [across],
  consent: [across],
});

// A region that screen readers listen to is there without anything in it.
const filled = ':not(:empty)';
globalStyle(`${stack} > * > ${filled}`, {
  pointerEvents: 'auto',
  marginBlockStart: 8,
  '@media': { [media.sm]: { marginBlockStart: 12 } },
});

// One question at a time: a banner waits until the visitor has answered that of consent.
globalStyle(`${stack}:has(> ${place.consent} > *) > ${place.banner}`, { display: 'none' });

// Messages about an action of a dialog are shown above it.
globalStyle(`${stack}:has(> ${place.message} > ${filled})`, { zIndex: layer.notification });

// The end of the page can be scrolled out from under the stack; a short page keeps its footer in place and becomes longer. The selector
// looks only for classes beneath `body`: a rule that any new element might match would restyle the whole page with each tile and each
// dialog.
globalStyle(`body:has(${stack})`, {
  '@media': { screen: { minHeight: `calc(100svh + ${room})`, paddingBlockEnd: room } },
});
// The server cannot know how high its question is; without script this is all the room there is.
globalStyle(`body:has(${served})`, {
  '@media': { screen: { paddingBlockEnd: `var(${HEIGHT}, 12rem)` } },
});
// Nothing that the keyboard goes to ends up under the stack: a margin, and no scroll padding of the page, as for the sticky bar.
globalStyle(':root :is(main, main *, footer *)', { scrollMarginBlockEnd: `calc(${room} + 8px)` });
