import type { Department } from './goods/merchandise.ts';
import { idOf } from './ids.ts';

/** A shop of the demo: its goods, its currency, and its price level. */
export interface Retailer {
  readonly slug: string;
  readonly name: string;
  readonly currency: Currency;
  readonly departments: readonly Department[];
  readonly priceLevel: number;
  readonly takesCarts: boolean;
  readonly palette: string;
}

export type Currency = 'USD' | 'EUR' | 'GBP' | 'KRW' | 'JPY';

/** Minor units of a currency for one US dollar: fixed, so prices are the same on every run. */
export const minorUnitsPerDollar: Readonly<Record<Currency, number>> = {
  USD: 100,
  EUR: 92,
  GBP: 79,
  KRW: 1380,
  JPY: 150,
};

const wear: Department[] = ['clothing', 'shoes', 'bags', 'accessories'];
const house: Department[] = ['home', 'table', 'plants'];
const everything: Department[] = [...wear, 'beauty', ...house];

const shop = (
  name: string,
  departments: readonly Department[],
  priceLevel: number,
  palette: string,
  currency: Currency = 'USD',
  takesCarts = true,
): Retailer => ({ slug: slugOf(name), name, currency, departments, priceLevel, takesCarts, palette });

/** A name as the last part of an address: lower-case ASCII with hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

/** The same for every spelling of an imported shop's name; a name without a Latin letter or digit gets part of an id. */
export const slugOfVendor = (name: string) => slugOf(name) || `shop-${idOf('vendor', name).slice(0, 8)}`;

export const retailers: readonly Retailer[] = [
  shop('Halden', wear, 1, 'stone'),
  shop('Alder & Moss', everything, 1.05, 'sage'),
  shop('Petit Nord', wear, 1.2, 'powder', 'EUR'),
  shop('Marrow Lane', everything, 0.8, 'oat'),
  shop('Corvane', ['clothing', 'shoes', 'bags'], 1.6, 'navy'),
  shop('Fenn & Wilde', house, 1.15, 'olive', 'GBP'),
  shop('Studio Umi', [...house, 'accessories'], 1.1, 'sky', 'JPY'),
  shop('Seorin', [...house, 'beauty', 'accessories', 'bags'], 0.9, 'blush', 'KRW'),
  shop('Lumen & Lark', ['home', 'table'], 1, 'butter'),
  shop('The Long Shelf', ['home', 'table', 'beauty', 'plants'], 0.85, 'lilac'),
  shop('Dovetail Row', ['home', 'table'], 1.35, 'cocoa', 'USD', false),
  shop('Bright Apothecary', ['beauty'], 1, 'mint'),
  shop('Maison Clerval', [...wear, 'beauty'], 1.7, 'rose', 'EUR'),
  shop('Oakhurst Supply', wear, 0.95, 'cocoa'),
  shop('Tessellate', ['accessories', 'bags'], 1.1, 'butter'),
  shop('Quince & Co-operative', ['table', 'plants', 'home'], 0.9, 'sage', 'GBP'),
  shop('Mokran', ['clothing', 'shoes', 'bags'], 1, 'stone', 'KRW'),
  shop('Haru-ya', ['clothing', 'shoes', 'bags', 'table', 'beauty'], 1.05, 'powder', 'JPY'),
  shop('Pebble & Plume', ['beauty', 'accessories'], 0.85, 'blush'),
  shop('Vesterby', [...house, 'clothing', 'shoes'], 1.25, 'sky', 'EUR'),
  shop('Little Foundry', ['accessories'], 1.2, 'oat'),
  shop('Saltmarsh', ['clothing', 'bags', 'accessories', 'beauty'], 1.1, 'mint', 'GBP'),
  shop('Carrow Street', everything, 0.7, 'tomato'),
  shop('Nine Elms Shoe Company', ['shoes'], 1.05, 'navy', 'GBP', false),
  shop('Orchard Row', ['table', 'plants'], 0.95, 'olive'),
  shop('Valdoro', ['shoes', 'bags'], 1.45, 'tomato', 'EUR'),
  shop('Kindred Cloth', ['clothing', 'home'], 0.9, 'lilac'),
  shop('Hotel Verbena', ['beauty', 'home'], 1.3, 'mint', 'USD', false),
  shop('Sundry', everything, 0.75, 'rose'),
  shop('Gramercy Thread', ['clothing', 'accessories'], 1.3, 'olive', 'USD', false),
];

/** Creators of one palette shop in one country, so a visitor can compare the prices of a post's products. */
const currencyOfPalette: Readonly<Record<string, Currency>> = {
  powder: 'EUR',
  rose: 'EUR',
  olive: 'GBP',
  navy: 'GBP',
  blush: 'KRW',
  sky: 'JPY',
};

/** The retailers that sell things of a department to the creators of a palette. */
export function retailersFor(palette: string, department: Department): Retailer[] {
  const currency = currencyOfPalette[palette] ?? 'USD';
  return retailers.filter((retailer) => retailer.currency === currency && retailer.departments.includes(department));
}

/** A maker whose goods several retailers sell. */
export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly bio: string;
  readonly departments: readonly Department[];
  readonly palette: string;
}

const brand = (name: string, departments: readonly Department[], palette: string, bio: string): Brand => ({
  slug: slugOf(name),
  name,
  bio,
  departments,
  palette,
});

export const brands: readonly Brand[] = [
  brand(
    'Ilse Maren',
    ['clothing'],
    'sage',
    'Dresses and shirts cut in small batches, in cloth that softens with every wash.',
  ),
  brand('Oru Studio', ['home', 'table'], 'sky', 'Ceramics thrown by four potters who never make the same bowl twice.'),
  brand(
    'Wren & Tide',
    ['clothing', 'accessories'],
    'powder',
    'Knitwear and hats for people who take the long way home along the water.',
  ),
  brand('Marlowe Field', ['bags', 'shoes'], 'cocoa', 'Leather goods made to be handed down, with repairs for life.'),
  brand(
    'Solenne Arno',
    ['beauty'],
    'blush',
    'Colour for lips and quiet perfumes, in bottles you send back to be filled again.',
  ),
  brand('Kettle & Loom', ['home'], 'oat', 'Cushions, lamps and chairs for rooms that people actually sit in.'),
  brand('Brisa Norte', ['clothing', 'shoes'], 'mint', 'Linen, espadrille colours and slow summers, all year round.'),
  brand('Taru', ['accessories'], 'butter', 'Jewellery in recycled gold and freshwater pearl, knotted by hand.'),
  brand('Vellum Skin', ['beauty'], 'mint', 'Skincare with short ingredient lists and long explanations.'),
  brand('Okra & Ash', ['table', 'home'], 'olive', 'Things for the table that look better with food on them.'),
  brand('Fjordlight', ['home'], 'navy', 'Lamps and candles for the dark half of the year.'),
  brand('Pomelo Row', ['bags', 'accessories'], 'tomato', 'Bright little bags with room for more than you think.'),
];
