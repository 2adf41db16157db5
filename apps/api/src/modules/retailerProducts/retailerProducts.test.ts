import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function insertVariants(...variants: { price: number; salePrice?: number; quantity?: number | null }[]) {
  const product = await platform.insert.retailerProduct();
  // Backwards, so that only `position` can put them in order.
  for (const [position, variant] of [...variants.entries()].toReversed()) {
    await platform.insert.variant({ retailerProductId: product.id, position, ...variant });
  }
  return product;
}

const get = async (url: string) => (await platform.app.inject(url)).json();

describe('a retailer’s product', () => {
  it('states its stock only if the retailer counts it (K-M35)', async () => {
    const product = await insertVariants({ price: 10_000, quantity: null }, { price: 10_000, quantity: 0 });
    const { retailer_product: found } = await get(`/v3/consumer_retailer_products/${product.id}`);
    expect(found.variants[0]).toMatchObject({ availability: true });
    expect(found.variants[0]).not.toHaveProperty('quantity');
    expect(found.variants[1]).toMatchObject({ availability: false, quantity: 0 });
  });

  it('has its variants in order, with those that can be bought', async () => {
    const product = await insertVariants({ price: 10_000, quantity: 0 }, { price: 12_000, quantity: 4 });
    const { retailer_product: found } = await get(`/v3/consumer_retailer_products/${product.id}`);
    expect(found).toMatchObject({
      id: product.id,
      title: 'Linen dress',
      price_min: 10_000,
      price_max: 12_000,
      currency: 'USD',
      options: [{ name: 'Size', values: ['S', 'M'], position: 1 }],
      additional_image_urls: [],
    });
    expect(
      found.variants.map((variant: { price: number; availability: boolean }) => [variant.price, variant.availability]),
    ).toEqual([
      [10_000, false],
      [12_000, true],
    ]);
    expect(found).not.toHaveProperty('sale_price_min');
    expect(found).not.toHaveProperty('policies');
    expect(found).not.toHaveProperty('size_chart');
  });

  it('states the range of actual prices if some variants are reduced', async () => {
    const product = await insertVariants({ price: 10_000, salePrice: 8_000 }, { price: 12_000 });
    const { retailer_product: found } = await get(`/v3/consumer_retailer_products/${product.id}`);
    expect(found).toMatchObject({
      price_min: 10_000,
      price_max: 12_000,
      sale_price_min: 8_000,
      sale_price_max: 12_000,
    });
  });

  it('is not on sale for a sale price that is not below the price', async () => {
    const product = await insertVariants({ price: 10_000, salePrice: 10_000 });
    const { retailer_product: found } = await get(`/v3/consumer_retailer_products/${product.id}`);
    expect(found).not.toHaveProperty('sale_price_min');
  });

  it('is not found without variants, and its link still redirects to the retailer', async () => {
    const { insert } = platform;
    const product = await insert.retailerProduct();
    await insert.productDetails({ retailerId: product.retailerId, retailerProductId: product.id });
    const { statusCode } = await platform.app.inject(`/v3/consumer_retailer_products/${product.id}`);
    expect(statusCode).toBe(404);
    expect(await get(`/v1/retailer_product_links/${product.id}`)).toHaveProperty('retailer_product_link.url');
  });

  it('includes its policies on request, by the specification’s own name', async () => {
    const product = await insertVariants({ price: 10_000 });
    const { retailer_product: found } = await get(
      `/v3/consumer_retailer_products/${product.id}?${new URLSearchParams({ 'includes[]': 'policies' })}`,
    );
    expect(found.policies).toEqual([{ handle: 'returns', body: 'Within 30 days.' }]);
  });

  it('has a link to its page with the share hash', async () => {
    const retailer = await platform.insert.retailer({ slug: 'harbour' });
    const product = await platform.insert.retailerProduct({ retailerId: retailer.id });
    const details = await platform.insert.productDetails({ retailerId: retailer.id, retailerProductId: product.id });
    const url = `http://localhost:4201/retailers/harbour/${details.id}`;
    expect(await get(`/v1/retailer_product_links/${product.id}`)).toEqual({
      retailer_product_link: { id: product.id, retailer_product_id: product.id, url },
    });
    const { retailer_product_link: link } = await get(`/v1/retailer_product_links/${product.id}?hlc=a%26b`);
    expect(link.url).toBe(`${url}?hlc=a%26b`);
  });
});
