import { fetchProductDetails, fetchProducts } from '@social-shop/products/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type ListeningPlatform } from './platform.ts';

let platform: ListeningPlatform;
beforeAll(async () => {
  platform = await listen();
});
afterAll(() => platform.close());

const missing = '00000000-0000-4000-8000-000000000000';

it('returns products that exist, with their post and their links', async () => {
  const post = await platform.insert.post();
  const row = await platform.insert.product({ postId: post.id });
  const [product, ...others] = await fetchProducts(platform.api, [row.id, missing]);
  expect(others).toEqual([]);
  expect(product).toMatchObject({ id: row.id, ltkId: post.id, productDetailsId: row.productDetailsId });
  expect(new URL(product?.links.ltkWeb ?? '').protocol).toBe('http:');
  expect(new URL(product?.hyperlink ?? '').protocol).toBe('http:');
});

it('returns names and prices in whole minor units', async () => {
  const retailer = await platform.insert.retailer({ displayName: 'Field & Form' });
  const row = await platform.insert.productDetails({ retailerId: retailer.id, name: 'Linen dress', price: 12_900 });
  expect(await fetchProductDetails(platform.api, [row.id, missing])).toMatchObject([
    {
      id: row.id,
      name: 'Linen dress',
      advertiserName: 'Field & Form',
      price: 12_900,
      currency: 'USD',
      hasVariants: false,
    },
  ]);
});
