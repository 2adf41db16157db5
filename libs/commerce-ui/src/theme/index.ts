/** The visual language for style sheets and class names: `@social-shop/commerce-ui/theme`. Free of React, so that `.css.ts` files may import it. */
export { deferredPictures } from './deferredPictures.ts';
export { media } from './media.ts';
export { hidden, muted, oneLine, tabular, text, textLink, twoLines } from './text.css.ts';
export { vars } from './theme.css.ts';
export { breakpoint, feed, layer, pageMargin, size } from '@social-shop/tokens';
