import { size } from '@social-shop/tokens';
import { style } from '@vanilla-extract/css';
import * as rail from './Rail.css.ts';

/** As wide as the two arrows. */
export const arrows = style([rail.arrows, { width: `calc(2 * ${size.touch})` }]);

export const picture = style({ aspectRatio: '4 / 5', borderRadius: 12 });

/** As high as a price, a retailer and a name of one line. */
export const facts = style({ height: 'calc(12px + 1.25rem + 1.125rem + 1.25rem)' });
