import { readEnv } from './env.ts';
import { serveUntilStopped } from './lifecycle.ts';
import { createHost } from './server.ts';
import { sqliteStore } from './session/sqliteStore.ts';
import { connectPlatform } from './upstream/platform.ts';

// A host in a process of its own, so a test can stop it. Its pages wait for the test's message, and it reports events to the test.
const env = readEnv();
const platform = connectPlatform(env);
const tell = (event: string) => process.send?.(event);
const released = new Promise<void>((resolve) => process.once('message', () => resolve()));

const host = await createHost({
  env,
  platform: {
    ...platform,
    async close() {
      tell('platform left');
      await platform.close();
    },
  },
  store: sqliteStore(':memory:'),
  async renderPage() {
    tell('rendering');
    await released;
    return { status: 200, html: '<!doctype html><html></html>', page: 'home', whole: true };
  },
  queryOf: async () => ['n'],
  pagePaths: async () => [],
  renderFallback: async () => '<!doctype html><html></html>',
  files: async () => undefined,
});
host.addHook('preClose', async () => void tell('stopping'));
await serveUntilStopped(host, env);
tell('listening');
