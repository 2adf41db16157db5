import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { readEnv } from '../env.ts';
import { startTestPlatform } from '../testing.ts';
import { loggerOptions } from './requestLog.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('health', () => {
  it('is alive and ready, and not ready while it drains', async () => {
    const { app } = await startTestPlatform({ database });
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' });
    app.startDraining();
    expect((await app.inject('/ready')).statusCode).toBe(503);
    expect((await app.inject('/health')).statusCode).toBe(200);
    await app.close();
  });

  it('is alive but not ready without a database, and calls say so', async () => {
    const gone = await openTestDatabase();
    const { app } = await startTestPlatform({ database: gone });
    await gone.close();
    expect((await app.inject('/health')).statusCode).toBe(200);
    for (const url of ['/ready', '/v2/ltks', '/v1/experiments/']) {
      const response = await app.inject(url);
      expect([response.statusCode, response.json().error_code]).toEqual([503, 'unavailable']);
      expect(response.headers['retry-after']).toBe('1');
    }
    await app.close();
  });
});

describe('load shedding', () => {
  it('refuses calls while statements queue up, but never health checks', async () => {
    const { app } = await startTestPlatform({
      database,
      sheddingLimits: { eventLoopDelayMs: 0, waitingStatements: 5 },
    });
    const busy = Array.from({ length: 20 }, () => database.pool.query('SELECT 1'));
    const response = await app.inject('/v2/ltks');
    expect([response.statusCode, response.json().error_code]).toEqual([503, 'unavailable']);
    expect(response.headers['retry-after']).toBe('1');
    expect((await app.inject('/health')).statusCode).toBe(200);
    await Promise.all(busy);
    expect((await app.inject('/v2/ltks')).statusCode).toBe(200);
    await app.close();
  });

  it('refuses calls while the process lags, but never health checks or pictures', async () => {
    const { app } = await startTestPlatform({
      database,
      sheddingLimits: { eventLoopDelayMs: 1e-6, waitingStatements: Infinity },
    });
    await expect.poll(async () => (await app.inject('/v2/ltks')).statusCode).toBe(503);
    const response = await app.inject('/v2/ltks');
    expect(response.json()).toEqual({ error_code: 'unavailable', developer_message: expect.any(String) });
    expect(response.headers['retry-after']).toBe('1');
    expect((await app.inject('/health')).statusCode).toBe(200);
    expect((await app.inject('/ready')).statusCode).toBe(200);
    expect((await app.inject(`/images/${randomUUID()}`)).statusCode).toBe(404);
    await app.close();
  });
});

describe('headers', () => {
  it('prevent data from being interpreted as anything else', async () => {
    const { app } = await startTestPlatform({ database });
    for (const url of ['/v1/experiments/', '/v9/nothing']) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
    await app.close();
  });

  it('let pages of other origins show pictures and clips (K-B01)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clips-'));
    writeFileSync(join(folder, 'a.mp4'), '');
    const stillOf = () => ({ kind: 'original', sha256: '' }) as const;
    const { app } = await startTestPlatform({ database, clips: { folder, stillOf } });
    for (const url of [`/images/${randomUUID()}`, '/clips/a.mp4']) {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('have the caller’s request id if it is a plain token', async () => {
    const { app } = await startTestPlatform({ database });
    const idFor = async (id: string) => (await app.inject({ url: '/health', headers: { 'x-request-id': id } })).headers;
    expect(await idFor('request-0042')).toMatchObject({ 'x-request-id': 'request-0042' });
    for (const bad of ['short', 'a b c d e f g h', '{"forged":true}', 'x'.repeat(65)]) {
      const given = (await idFor(bad))['x-request-id'];
      expect(given).not.toBe(bad);
      expect(given).toMatch(/^[0-9a-f-]{36}$/);
    }
    await app.close();
  });
});

describe('the log', () => {
  it('has method, path, status and id, and nothing about the user', async () => {
    let log = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += String(chunk);
        done();
      },
    });
    const { app } = await startTestPlatform({ database, logger: { ...loggerOptions('trace'), stream } });
    await app.inject({
      url: '/v2/ltks?hashtag=CANARY_QUERY',
      remoteAddress: '203.0.113.77',
      headers: {
        'x-request-id': 'request-0042',
        cookie: 'session=CANARY_COOKIE',
        authorization: 'Bearer CANARY_TOKEN',
        'user-agent': 'CANARY_AGENT',
      },
    });
    await app.inject('/v2/ltks?limit=CANARY_BAD');
    // K-X18
    for (const path of ['/CANARY@example.test', '/identity/interaction/CANARY/login', '/v2/%CANARY', '/links/CANARY']) {
      await app.inject(path);
    }
    await app.close();
    expect(log).toContain('"path":"/v2/ltks"');
    expect(log).toContain('"path":"/links/:productId"');
    expect(log).toContain('"reqId":"request-0042"');
    expect(log).not.toMatch(/CANARY|203\.0\.113\.77/);
  });
});

describe('faults on demand', () => {
  it('are unknown unless switched on', async () => {
    const { app } = await startTestPlatform({ database });
    for (const method of ['POST', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/faults', payload: { path: '/' } });
      expect([response.statusCode, response.json().error_code]).toEqual([404, 'not-found']);
    }
    expect((await app.inject('/v2/ltks')).statusCode).toBe(200);
    await app.close();
  });

  it('send a status a number of times, for a method, until they are ended', async () => {
    const { app } = await startTestPlatform({ database, env: readEnv({ FAULTS: 'on' }) });
    const status = async (url: string) => (await app.inject(url)).statusCode;
    const add = (payload: object) => app.inject({ method: 'POST', url: '/faults', payload });

    expect((await add({ path: '/v2/ltks', status: 503, times: 2 })).statusCode).toBe(204);
    expect(await status('/v1/experiments/')).toBe(200);
    expect([await status('/v2/ltks'), await status('/v2/ltks'), await status('/v2/ltks')]).toEqual([503, 503, 200]);

    await add({ path: '/v2', method: 'POST', status: 500 });
    expect(await status('/v2/ltks')).toBe(200);
    await add({ path: '/v2', status: 404 });
    expect([await status('/v2/ltks'), await status('/v2/ltks')]).toEqual([404, 404]);
    await app.inject({ method: 'DELETE', url: '/faults' });
    expect(await status('/v2/ltks')).toBe(200);

    expect((await add({ path: '/v2', status: 200 })).statusCode).toBe(400);
    await app.close();
  });

  it('delay, reset, truncate or corrupt a response', async () => {
    const { app } = await startTestPlatform({ database, env: readEnv({ FAULTS: 'on' }) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const add = (fault: object) =>
      fetch(`${base}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path: '/v1/experiments', times: 1, ...fault }),
      });
    const call = () => fetch(`${base}/v1/experiments/`);

    await add({ delay_ms: 120 });
    const from = performance.now();
    expect((await call()).status).toBe(200);
    expect(performance.now() - from).toBeGreaterThan(110);

    await add({ reset: true });
    await expect(call()).rejects.toThrow();

    await add({ truncate: true });
    const cut = await call();
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow();

    await add({ malformed: true });
    const spoiled = await call();
    expect(spoiled.status).toBe(200);
    await expect(spoiled.json()).rejects.toThrow(SyntaxError);

    await add({ distorted: true });
    const { experiments } = (await (await call()).json()) as { readonly experiments: readonly object[] };
    expect(experiments[0]).toMatchObject({ name: {} });

    expect((await call()).status).toBe(200);
    await app.close();
  });
});
