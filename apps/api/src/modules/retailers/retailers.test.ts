import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

describe('the demo’s retailer page', () => {
  it('shows hostile names as text, runs nothing and is not indexed', async () => {
    const name = '<script>alert(1)</script> "Coat" & \'hat\'';
    const retailer = await platform.insert.retailer({ slug: 'hostile', displayName: '<img src=x onerror=alert(1)>' });
    const details = await platform.insert.productDetails({
      retailerId: retailer.id,
      name,
      price: 100,
      localPrice: 129_000,
      currency: 'KRW',
    });
    const response = await platform.app.inject(`/retailers/hostile/${details.id}`);
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/<script|<img src=x/);
    expect(response.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;Coat&quot; &amp; &#39;hat&#39;');
    expect(response.body).toContain('₩129,000');
    expect(response.body).toContain('This is a demo retailer');
    expect(response.body).toContain(`src="/images/${details.mediaId}/736"`);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    const style = /<style>([^]*)<\/style>/.exec(response.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers['content-security-policy']).toBe(
      `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it('lists a retailer’s products, and is a 404 for others', async () => {
    const retailer = await platform.insert.retailer({ slug: 'quiet' });
    const details = await platform.insert.productDetails({ retailerId: retailer.id, name: 'Bowl' });
    const shop = await platform.app.inject('/retailers/quiet');
    expect(shop.body).toContain(`<a href="/retailers/quiet/${details.id}">Bowl</a> $129.00`);
    for (const url of [
      '/retailers/nobody',
      `/retailers/nobody/${details.id}`,
      '/retailers/quiet/1',
      `/retailers/quiet/${randomUUID()}`,
    ]) {
      const response = await platform.app.inject(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.headers['content-type']).toContain('text/html');
    }
  });
});
