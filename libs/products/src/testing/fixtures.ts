import type { Product, ProductDetails, Wish } from '@social-shop/api-contract';
import { fixtureId } from '@social-shop/testing';
import { pictures } from '@social-shop/testing/pictures';
import type { Static } from 'typebox';

type WireProduct = Static<typeof Product>;
type WireDetails = Static<typeof ProductDetails>;
type WireWish = Static<typeof Wish>;

const NAMES = [
  'Washed linen wrap dress',
  'Baguette bag in smooth leather',
  'Chelsea rain boots',
  'Gold-fill hoop earrings',
  'Stoneware ring vase',
  'Night repair face oil with rosehip, squalane and bakuchiol for very dry skin, 30 ml',
];
const { dress, baguette, boots, hoops, vase, oil } = pictures;
const PICTURES = [dress, baguette, boots, hoops, vase, oil];

const nth = (list: readonly string[], number: number) => list[number % list.length] ?? '';

/** The nth product, as on the wire; its details have the same number. */
export const product = (number = 1, over: Partial<WireProduct> = {}): WireProduct => ({
  id: fixtureId(3_000 + number),
  product_details_id: fixtureId(4_000 + number),
  ltk_id: fixtureId(2_000),
  image_url: nth(PICTURES, number),
  hyperlink: `https://retailer.test/products/${number}`,
  links: { ltk_web: `https://platform.test/clicks/${number}` },
  ...over,
});

/** The nth product's details, as on the wire. */
export const productDetails = (number = 1, over: Partial<WireDetails> = {}): WireDetails => ({
  id: fixtureId(4_000 + number),
  name: nth(NAMES, number),
  retailer_id: fixtureId(5_000),
  advertiser_name: 'Alder & Moss',
  price: 12_800,
  currency: 'USD',
  image_url: nth(PICTURES, number),
  has_variants: false,
  availability: true,
  links: { ltk_web: `https://platform.test/clicks/${4_000 + number}` },
  ...over,
});

/** The favorite of the nth product, as on the wire; it has cost the same. */
export const wish = (number = 1, over: Partial<WireWish> = {}): WireWish => ({
  id: fixtureId(6_000 + number),
  ltk_product_id: fixtureId(3_000 + number),
  product_id: fixtureId(3_000 + number),
  ltk_id: fixtureId(2_000),
  product_details_id: fixtureId(4_000 + number),
  created_at: '2026-11-24T09:30:00.000Z',
  saved_price: { amount: 12_800, currency: 'USD' },
  ...over,
});
