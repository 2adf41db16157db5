import { count, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { productClicks } from './schema.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

describe('the link of a product', () => {
  it('counts the click and redirects to the retailer’s page', async () => {
    const retailer = await platform.insert.retailer({ slug: 'counted' });
    const details = await platform.insert.productDetails({ retailerId: retailer.id });
    const post = await platform.insert.post();
    const { id } = await platform.insert.product({ postId: post.id, productDetailsId: details.id });
    const clicks = async () => {
      const [row] = await platform.database.db
        .select({ clicks: count() })
        .from(productClicks)
        .where(eq(productClicks.productId, id));
      return row?.clicks;
    };
    const response = await platform.app.inject(`/links/${id}`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`http://localhost:4201/retailers/counted/${details.id}`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await clicks()).toBe(1);

    await platform.app.inject({ url: `/links/${id}`, headers: { 'sec-purpose': 'prefetch' } });
    await platform.app.inject({ method: 'HEAD', url: `/links/${id}` });
    expect(await clicks()).toBe(1);
  });

  it('takes a product by its details, and tells the retailer the variant and the share', async () => {
    const retailer = await platform.insert.retailer({ slug: 'direct' });
    const details = await platform.insert.productDetails({ retailerId: retailer.id });
    const { product_details: found } = (await platform.app.inject(`/v2/product_details/?ids=${details.id}`)).json<{
      product_details: { links: { ltk_web: string } }[];
    }>();
    const link = new URL(found[0]?.links.ltk_web ?? '');
    const response = await platform.app.inject(`${link.pathname}?variant=v1&hlc=a%26b&next=//elsewhere.test`);
    expect(response.headers.location).toBe(`http://localhost:4201/retailers/direct/${details.id}?variant=v1&hlc=a%26b`);
    const clicks = await platform.database.db
      .select()
      .from(productClicks)
      .where(eq(productClicks.productDetailsId, details.id));
    expect(clicks).toMatchObject([{ productId: null }]);
    const long = await platform.app.inject(`${link.pathname}?variant=${'v'.repeat(201)}&hlc=a&hlc=b`);
    expect(long.headers.location).toBe(`http://localhost:4201/retailers/direct/${details.id}`);
  });

  it.each(['1', '%00', randomUUID()])('is a 404 page for %s', async (id) => {
    expect((await platform.app.inject(`/links/${id}`)).statusCode).toBe(404);
  });
});
