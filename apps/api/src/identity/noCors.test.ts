import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../testing.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

// K-X15
it.each([
  '/identity/token',
  '/token/',
  '/identity/me',
  '/userinfo/',
  '/identity/jwks',
  '/identity/.well-known/openid-configuration',
  '/identity/token/revocation',
  '/identity/auth',
  '/identity/session/end',
  '/federated/jwks',
  '/federated/me',
  '/v2/ltks',
  '/docs/json',
  '/outbox',
  '/not/there',
])('lets no page of another origin read %s, not even by a preflight (T36)', async (url) => {
  for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
    for (const origin of ['https://evil.test', 'null', 'http://localhost:4200']) {
      const { headers, statusCode } = await platform.app.inject({
        method,
        url,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'content-type': 'application/x-www-form-urlencoded',
        },
        ...(method === 'POST' && { payload: 'grant_type=none' }),
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      if (method === 'OPTIONS') expect(statusCode).toBe(404);
    }
  }
});
