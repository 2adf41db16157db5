import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toShortId } from '../../http/shortId.ts';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const get = async (url: string) => (await platform.app.inject(url)).json();

describe('product details', () => {
  it('state the price in dollars, and the retailer’s own only if that is another currency', async () => {
    const { insert } = platform;
    const london = await insert.retailer({ displayName: 'Harbour', currency: 'GBP' });
    const local = await insert.productDetails({
      retailerId: london.id,
      name: 'Coat',
      price: 12_900,
      localPrice: 9_900,
      currency: 'GBP',
    });
    await insert.priceChange({ productDetailsId: local.id, before: 12_375, after: 9_900 });
    const american = await insert.productDetails({ localPrice: 12_900 });
    const { product_details: details } = await get(
      `/v2/product_details/?ids=${local.id}&ids=${randomUUID()}&ids=${american.id}`,
    );
    expect(details).toEqual([
      {
        id: local.id,
        name: 'Coat',
        retailer_id: london.id,
        advertiser_name: 'Harbour',
        price: 12_900,
        local_price: 9_900,
        currency: 'GBP',
        percent_change: 20,
        old_price: 12_375,
        image_url: `http://localhost:4200/images/${toShortId(local.mediaId)}`,
        has_variants: false,
        availability: true,
        links: { ltk_web: `http://localhost:4201/links/${local.id}` },
      },
      {
        id: american.id,
        name: 'Linen dress',
        retailer_id: american.retailerId,
        advertiser_name: 'Field & Form',
        price: 12_900,
        currency: 'USD',
        image_url: `http://localhost:4200/images/${toShortId(american.mediaId)}`,
        has_variants: false,
        availability: true,
        links: { ltk_web: `http://localhost:4201/links/${american.id}` },
      },
    ]);
  });

  it('state how far the price has fallen, and from what, by its latest change only', async () => {
    const { insert } = platform;
    const drops = async (...changes: (readonly [day: number, before: number, after: number])[]) => {
      const { id } = await insert.productDetails({ price: 9_000 });
      for (const [day, before, after] of changes) {
        await insert.priceChange({ productDetailsId: id, at: new Date(Date.UTC(2026, 10, day)), before, after });
      }
      const { percent_change, old_price } = (await get(`/v2/product_details/?ids=${id}`)).product_details[0];
      return { percent_change, old_price };
    };
    expect(await drops([2, 10_000, 9_000], [1, 18_000, 10_000])).toEqual({ percent_change: 10, old_price: 10_000 });
    expect(await drops([2, 6_000, 9_000], [1, 10_000, 6_000])).toEqual({});
    expect(await drops()).toEqual({});
  });

  it('name the retailer’s product if there are variants', async () => {
    const { insert } = platform;
    const retailerProduct = await insert.retailerProduct();
    const { id } = await insert.productDetails({ retailerProductId: retailerProduct.id });
    const read = async () => (await get(`/v2/product_details/?ids=${id}`)).product_details[0];
    const without = await read();
    expect(without).toMatchObject({ id, has_variants: false });
    expect(without).not.toHaveProperty('catalog_retailer_product_id');

    await insert.variant({ retailerProductId: retailerProduct.id, position: 1 });
    await insert.variant({ retailerProductId: retailerProduct.id, position: 2 });
    expect(await read()).toMatchObject({ catalog_retailer_product_id: retailerProduct.id, has_variants: true });
  });
});

describe('products and media objects', () => {
  it('are returned in the requested order, without missing ones', async () => {
    const post = await platform.insert.post();
    const one = await platform.insert.product({ postId: post.id, position: 0 });
    const two = await platform.insert.product({ postId: post.id, position: 1 });
    const { products } = await get(`/v2/products/?ids=${two.id}&ids=${randomUUID()}&ids=${one.id}`);
    expect(products.map(({ id }: { id: string }) => id)).toEqual([two.id, one.id]);

    const clip = await platform.insert.media({
      type: 'video',
      durationMs: 9_000,
      width: 900,
      height: 1600,
      recipe: { kind: 'clip', name: 'navy-table' },
    });
    const { media_objects: media } = await get(
      `/v3/media_objects/?ids=${clip.id}&ids=${randomUUID()}&ids=${post.heroMediaId}`,
    );
    expect(media).toEqual([
      {
        id: clip.id,
        type: 'video',
        url: 'http://localhost:4200/clips/navy-table.mp4',
        poster_url: `http://localhost:4200/images/${toShortId(clip.id)}`,
        width: 900,
        height: 1600,
        dominant_color: '#d9d6d0',
        alt: 'A linen dress by a window',
        duration_ms: 9_000,
      },
      expect.objectContaining({ id: post.heroMediaId, type: 'image' }),
    ]);
    expect(media[1]).not.toHaveProperty('poster_url');
  });
});

describe('what else a retailer sells', () => {
  it('comes in pages without repeats, without excluded products and other retailers', async () => {
    const { insert } = platform;
    const retailer = await insert.retailer();
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await insert.productDetails({ retailerId: retailer.id })).id);
    await insert.productDetails();
    const [left = '', ...others] = ids;
    const first = `/v2/product_details/?retailer_id=${retailer.id}&exclude=${left}&limit=4`;
    const page = await get(first);
    const rest = await get(`${first}&next=${page.meta.next}`);
    const found = [...page.product_details, ...rest.product_details].map(({ id }: { id: string }) => id);
    expect(page.product_details).toHaveLength(4);
    expect(found).toEqual(others.toSorted());
    expect(rest.meta).toEqual({ limit: 4 });
    const response = await platform.app.inject('/v2/product_details/');
    expect([response.statusCode, response.json().error_code]).toEqual([400, 'invalid-request']);
  });

  it('is out of stock where all variants are sold out', async () => {
    const { insert } = platform;
    const sold = async (...quantities: (number | null)[]) => {
      const retailerProduct = await insert.retailerProduct();
      for (const [position, quantity] of quantities.entries()) {
        await insert.variant({ retailerProductId: retailerProduct.id, position, quantity });
      }
      const { id } = await insert.productDetails({ retailerProductId: retailerProduct.id });
      const { product_details: details } = await get(`/v2/product_details/?ids=${id}`);
      return details[0].availability;
    };
    expect([await sold(0, 0), await sold(0, 2), await sold(null, 0), await sold()]).toEqual([false, true, true, true]);
  });
});
