import { freePort } from '@social-shop/tools/start/ports';
import { faultyServer } from '@social-shop/api-client/testing';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

/** A host of our own, and the events that it has reported. */
async function startHost(apiUrl: string) {
  const port = await freePort();
  const secrets = { SESSION_KEYS: 'k'.repeat(32), OIDC_CLIENT_SECRET: 'secret' };
  const addresses = { PORT: String(port), HOST: '127.0.0.1', API_URL: apiUrl };
  const env = { ...process.env, ...addresses, ...secrets, LOG_LEVEL: 'silent' };
  const process_ = fork(new URL('./lifecycle.fixture.ts', import.meta.url), { env });
  child = process_;
  const told: string[] = [];
  process_.on('message', (event) => void told.push(String(event)));
  await expect.poll(() => told).toContain('listening');
  return { port, told, process: process_, exit: once(process_, 'exit') };
}

it('a stopped host accepts nothing new, finishes the requests it has, and exits with 0 (T78)', async () => {
  const pictures: ServerResponse[] = [];
  const stalled: ServerResponse[] = [];
  await using platform = await faultyServer((response, request) => {
    if (request.url?.startsWith('/images/stalled')) return void stalled.push(response);
    if (!request.url?.startsWith('/images/')) return void response.end('{}');
    response.writeHead(200, { 'content-type': 'image/webp' }).write('half, ');
    pictures.push(response);
  });
  const host = await startHost(platform.url);

  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [response] = await once(get({ port: host.port, host: '127.0.0.1', path, agent }), 'response');
    return [response.statusCode, await text(response)] as const;
  };
  await Promise.all(Array.from({ length: 10 }, () => ask('/health')));
  const pages = Array.from({ length: 30 }, (_, n) => ask(`/home?n=${n}`));
  const streams = Array.from({ length: 19 }, (_, n) => ask(`/images/${n}`));
  const never = ask('/images/stalled');
  const kept = connect(host.port, '127.0.0.1');
  const saidOnKept = text(kept);
  kept.write('GET /home?n=kept HTTP/1.1\r\nhost: shop.test\r\n\r\n');
  const rendering = () => host.told.filter((event) => event === 'rendering').length;
  await expect.poll(() => [rendering(), pictures.length, stalled.length]).toEqual([31, 19, 1]);

  host.process.kill('SIGTERM');
  await expect.poll(() => host.told).toContain('stopping');
  // The readiness check fails, so balancers send no more requests.
  await expect
    .poll(() =>
      ask('/ready').then(
        () => 'responded',
        (error: Error & { code?: string }) => error.code,
      ),
    )
    .toBe('ECONNREFUSED');

  host.process.send('go on');
  for (const response of pictures) response.end('and half');
  for (const page of await Promise.all(pages)) expect(page).toEqual([200, '<!doctype html><html></html>']);
  for (const stream of await Promise.all(streams)) expect(stream).toEqual([200, 'half, and half']);
  // `Connection: close` makes browsers open no further request on the connection.
  expect(await saidOnKept).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);

  // The host does not wait for a platform that does not respond.
  expect(await never).toEqual([503, 'picture unavailable']);
  expect(await host.exit).toEqual([0, null]);
  expect(host.told.filter((event) => event !== 'rendering').slice(0, 3)).toEqual([
    'listening',
    'stopping',
    'platform left',
  ]);
});
