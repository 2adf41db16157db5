import type { AddressInfo } from 'node:net';
import { request, type RequestOptions } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { readEnv } from '../env.ts';
import { startTestPlatform } from '../testing.ts';

/** Every address of P17. */
const OWN: readonly (readonly ['GET' | 'POST' | 'DELETE', string])[] = [
  ['GET', '/outbox'],
  ['GET', '/analytics'],
  ['GET', '/vitals'],
  ['GET', '/docs'],
  ['GET', '/docs/json'],
  ['GET', '/docs/yaml'],
  ['GET', '/docs/static/swagger-ui.css'],
  ['POST', '/faults'],
  ['DELETE', '/faults'],
  ['GET', '/federated/.well-known/openid-configuration'],
  ['GET', '/federated/jwks'],
  ['GET', '/federated/auth'],
  ['POST', '/federated/token'],
  ['GET', '/federated/interaction/some'],
];

const inject = (
  app: Platform['app'],
  [method, url]: (typeof OWN)[number],
  more: { headers?: object; remoteAddress?: string } = {},
) =>
  app.inject({
    method,
    url,
    ...(method === 'POST' && { payload: '{"path":"/nothing","status":500}' }),
    ...more,
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...more.headers,
    },
  });

type Platform = Awaited<ReturnType<typeof startTestPlatform>>;
let database: Database;
let platform: Platform;
beforeAll(async () => {
  database = await openTestDatabase();
  platform = await startTestPlatform({ database, env: readEnv({ FAULTS: 'on', HOST: '0.0.0.0' }) });
});
afterAll(() => platform.close());

// K-X02, K-X03, K-X04, K-X09
describe('what exists only on one’s own machine', () => {
  it.each(OWN)('%s %s exists on it, and is an unknown path for everybody else', async (...call) => {
    const unknown = await inject(platform.app, [call[0], '/not/there'], { remoteAddress: '192.0.2.2' });
    expect((await inject(platform.app, call)).body).not.toContain('is not a call of this platform');
    const elsewhere = {
      network: { remoteAddress: '192.0.2.2' },
      'network over IPv6': { remoteAddress: 'fd00::2' },
      'another name': { headers: { host: 'evil.test:4201' } },
      'a proxy': { headers: { 'x-forwarded-for': '127.0.0.1' } },
      'a proxy by the standard': { headers: { forwarded: 'for=127.0.0.1' } },
    };
    for (const [from, more] of Object.entries(elsewhere)) {
      const response = await inject(platform.app, call, more);
      expect([response.statusCode, response.json().error_code], from).toEqual([404, 'not-found']);
      const known = Object.keys(response.headers).filter((name) => !(name in unknown.headers));
      expect(known, `${from}: headers that give it away`).toEqual([]);
    }
  });

  it('does not exist for any caller if visitors are elsewhere', async () => {
    const env = readEnv({ PUBLIC_URL: 'https://shop.example', FAULTS: 'on' });
    const elsewhere = await startTestPlatform({ database, env });
    for (const call of OWN) expect((await inject(elsewhere.app, call)).statusCode, call.join(' ')).toBe(404);
    await elsewhere.app.close();
  });

  it('treats a real connection by its address', async () => {
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = platform.app.server.address() as AddressInfo;
    const ask = (options: RequestOptions) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path: '/outbox', agent: false, ...options }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect(await ask({})).toBe(200);
    expect(await ask({ headers: { host: `localhost:${port}` } })).toBe(200);
    expect(await ask({ headers: { host: `evil.test:${port}` } })).toBe(404);
    expect(await ask({ path: `http://evil.test/outbox`, headers: { host: 'evil.test' } })).toBe(404);
  });
});
