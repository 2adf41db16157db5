import type { Shop } from './shop.ts';

/** Address of a sample page of a product that is sold in variants: that of the first in the feed. */
export async function sampleProduct({ url, platformUrl }: Shop): Promise<string> {
  const feed = await fetch(`${platformUrl}/v3/activities/posts/global/featured?limit=36&includes=product_details`);
  const { product_details: details } = (await feed.json()) as {
    readonly product_details: readonly { readonly id: string; readonly catalog_retailer_product_id?: string }[];
  };
  const product = details.find((candidate) => candidate.catalog_retailer_product_id !== undefined);
  if (!product) throw new Error('No post of the feed has a product with variants');
  return `${url}/products/${product.id}`;
}
