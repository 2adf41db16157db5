import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const ours = { 'x-shop-request': '1' };
const refused = (body: string) => (JSON.parse(body) as { error_code?: string }).error_code;

test('a call of our own page is passed on, without the platform’s own headers (T40)', async () => {
  const { status, headers, body } = await ask('/api/v3/activities/posts/global/featured?limit=2', { headers: ours });
  expect(status).toBe(200);
  expect((JSON.parse(body) as { activities: unknown[] }).activities).toHaveLength(2);
  expect(headers['content-type']).toContain('application/json');
  expect(headers['cache-control']).toBe('private, no-store');
  for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin']) {
    expect(headers).not.toHaveProperty(name);
  }
});

const foreign: Record<string, Record<string, string>> = {
  'without our header': {},
  'with another value': { 'x-shop-request': '0' },
  'from another site': { ...ours, 'sec-fetch-site': 'cross-site' },
  'from another subdomain': { ...ours, 'sec-fetch-site': 'same-site' },
  'typed by hand': { ...ours, 'sec-fetch-site': 'none' },
};
for (const [name, headers] of Object.entries(foreign)) {
  test(`a call ${name} is refused`, async () => {
    const response = await ask('/api/v1/experiments/', { headers });
    expect(response.status).toBe(403);
    expect(refused(response.body)).toBe('host-refused');
  });
}

const unknown: [method: string, path: string][] = [
  ['GET', '/api/faults'],
  ['POST', '/api/faults'],
  ['GET', '/api/health'],
  ['GET', '/api/documentation/json'],
  ['GET', '/api'],
  ['GET', '/api/'],
  ['DELETE', '/api/v2/ltks'],
  ['POST', '/api/v3/posts'],
  ['GET', '/api/../faults'],
  ['GET', '/api/v2/%2e%2e/faults'],
  ['GET', '/api/v2/..%2f..%2ffaults'],
  ['GET', '/api/v2/..%5cfaults'],
  ['GET', '/api/v2/ltks;/../faults'],
  ['GET', '/api/v2/ltks%00'],
  ['GET', '/api//evil.test/v2/ltks'],
  ['GET', '/api//v2/ltks'],
];
for (const [method, path] of unknown) {
  test(`${method} ${path} is not a call of the contract (T39, W21)`, async () => {
    const { status } = await ask(path, { method, headers: ours });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
}

test('a value in a path stays one segment (T39)', async () => {
  const { status } = await ask('/api/v3/activities/posts/profile/..%2F..%2F..%2Ffaults', { headers: ours });
  expect(status).toBe(400);
});

test('15 kB of cookies are accepted, 17 kB refused, and the host keeps running (T15)', async () => {
  const cookies = (kilobytes: number) => ({ cookie: `big=${'x'.repeat(kilobytes * 1024 - 100)}` });
  expect((await ask('/', { headers: cookies(15) })).status).toBe(200);
  expect((await ask('/', { headers: cookies(17) })).status).toBe(431);
  expect((await ask('/health')).status).toBe(200);
});
