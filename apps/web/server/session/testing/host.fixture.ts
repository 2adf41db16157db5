import type { AddressInfo } from 'node:net';
import { readEnv } from '../../env.ts';
import { createHost } from '../../server.ts';
import { connectPlatform } from '../../upstream/platform.ts';
import { openStore } from '../openStore.ts';
import { likes } from './personalCalls.ts';

// A host in its own process, which shares its sessions with others. Its page makes a call, as pages do.
const env = readEnv();
const host = await createHost({
  env,
  calls: [likes],
  platform: connectPlatform(env),
  store: await openStore(env),
  async renderPage(_request, visitor) {
    const response = await visitor?.fetch(new Request(env.apiUrl + likes.path), undefined, likes);
    const status = response?.status ?? 401;
    return { status, html: '<!doctype html><html></html>', page: 'home', whole: true };
  },
  queryOf: async () => [],
  pagePaths: async () => [],
  renderFallback: async () => '<!doctype html><html></html>',
  files: async () => undefined,
  maxLag: 0,
});
await host.listen({ port: 0, host: '127.0.0.1' });
process.send?.((host.server.address() as AddressInfo).port);
