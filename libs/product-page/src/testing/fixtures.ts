import type { RetailerProduct, RetailerProductVariant } from '@social-shop/api-contract';
import { fixtureId } from '@social-shop/testing';
import { pictures } from '@social-shop/testing/pictures';
import type { Static } from 'typebox';

type WireVariant = Static<typeof RetailerProductVariant>;
type WireRetailerProduct = Static<typeof RetailerProduct>;

/** The id of the retailer's product of the fixtures. */
export const retailerProductId = fixtureId(6_000);

const colours = [
  ['Linen', pictures.dress],
  ['Clay', pictures.rail],
  ['Moss', pictures.outfit],
] as const;
const sizes = ['S', 'M', 'L'];

/** Clay is sold out, and Linen in M. */
const isThere = (colour: string, size: string) => colour !== 'Clay' && !(colour === 'Linen' && size === 'M');

/** The variant of a colour and a size, such as 'Linen' and 'M', as the wire has it. */
export const variantId = (colour: string, size: string) =>
  fixtureId(6_100 + 10 * colours.findIndex(([name]) => name === colour) + sizes.indexOf(size));

const variants: WireVariant[] = colours.flatMap(([colour, image_url]) =>
  sizes.map((size) => ({
    id: variantId(colour, size),
    title: `${colour} / ${size}`,
    price: size === 'L' ? 13_800 : 12_800,
    ...(colour === 'Moss' && { sale_price: 9_600 }),
    image_url,
    availability: isThere(colour, size),
    quantity: isThere(colour, size) ? 4 : 0,
    option_values: [colour, size],
  })),
);

/** A product as its retailer sells it, in three colours and three sizes. */
export const retailerProduct = (over: Partial<WireRetailerProduct> = {}): WireRetailerProduct => ({
  id: retailerProductId,
  title: 'Washed linen wrap dress',
  description:
    '<p>A wrap dress of washed linen, cut &amp; sewn in Porto.</p><ul><li>Two pockets</li><li>Cold wash</li></ul>',
  image_url: pictures.dress,
  additional_image_urls: [pictures.rail, pictures.outfit, pictures.tulip, pictures.vase],
  variants,
  price_min: 12_800,
  price_max: 13_800,
  currency: 'USD',
  options: [
    { name: 'Color', values: colours.map(([name]) => name), position: 1 },
    { name: 'Size', values: sizes, position: 2 },
  ],
  policies: [
    { handle: 'shipping', body: '<p>Alder &amp; Moss sends orders within two working days.</p>' },
    { handle: 'returns', body: '<p>Unused items may be returned within 30 days.</p>' },
  ],
  size_chart: { image_url: pictures.tulip },
  ...over,
});

/** One without anything to choose. */
export const withoutOptions = (): WireRetailerProduct => {
  const [variant] = variants;
  if (!variant) throw new Error('the fixtures have variants');
  return retailerProduct({
    variants: [{ ...variant, title: 'Default Title', option_values: ['Default Title'] }],
    options: [{ name: 'Title', values: ['Default Title'], position: 1 }],
    price_max: 12_800,
  });
};
