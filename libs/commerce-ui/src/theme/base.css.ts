import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
// Pressed elements have their own effect; the browser's flash is a grey square over any shape.
globalStyle('html', { WebkitTapHighlightColor: 'transparent', WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
// No focused element ends up behind the sticky bar. A margin of the elements below the bar, not a scroll padding of the page: with that the
// bar itself would count as out of view, and a focus in it would scroll the page (K-B02).
globalStyle(':is(main, main *, footer *)', { scrollMarginBlockStart: 72 });
globalStyle('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  font: `400 1rem/1.5 ${vars.font.family}`,
  fontSynthesisWeight: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
});
globalStyle(':lang(ko), :lang(zh), :lang(ja)', { wordBreak: 'keep-all', lineBreak: 'strict' });
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('h1, h2, h3', { fontSize: 'inherit', fontWeight: 'inherit' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select', { font: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('::selection', { background: vars.color.brandSoft, color: vars.color.ink });

globalStyle('img::selection', { background: 'transparent' });

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${vars.color.focusGap}`,
});
// Script moves the focus to the main part after a navigation; a ring around the whole page has no meaning.
globalStyle('main:focus', { outline: 'none', boxShadow: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
