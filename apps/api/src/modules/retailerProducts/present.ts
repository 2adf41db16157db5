import type { RetailerProduct, RetailerProductVariant } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { Links } from '../../http/links.ts';
import type { RetailerProductRow } from './repository.ts';

type VariantRow = RetailerProductRow['variants'][number];

export function presentRetailerProduct(
  links: Links,
  row: RetailerProductRow,
  { withPolicies }: { withPolicies: boolean },
): Static<typeof RetailerProduct> {
  const prices = row.variants.map(({ price }) => price);
  // The actual price of each variant, so the range of a partial sale promises nothing for the others.
  const salePrices = row.variants.map(({ price, salePrice }) => Math.min(price, salePrice ?? price));
  const onSale = salePrices.some((salePrice, index) => salePrice < (prices[index] ?? 0));
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    image_url: links.image(row.mediaId),
    additional_image_urls: row.additionalMediaIds.map(links.image),
    variants: row.variants.map((variant) => presentVariant(links, variant)),
    price_min: Math.min(...prices),
    price_max: Math.max(...prices),
    ...(onSale && { sale_price_min: Math.min(...salePrices), sale_price_max: Math.max(...salePrices) }),
    currency: row.currency,
    options: row.options,
    ...(withPolicies && { policies: row.policies }),
    ...(row.sizeChartMediaId !== null && { size_chart: { image_url: links.image(row.sizeChartMediaId) } }),
  };
}

function presentVariant(links: Links, variant: VariantRow): Static<typeof RetailerProductVariant> {
  return {
    id: variant.id,
    title: variant.title,
    price: variant.price,
    ...(variant.salePrice !== null && { sale_price: variant.salePrice }),
    ...(variant.mediaId !== null && { image_url: links.image(variant.mediaId) }),
    availability: variant.quantity !== 0,
    ...(variant.quantity !== null && { quantity: variant.quantity }),
    option_values: variant.optionValues,
  };
}
