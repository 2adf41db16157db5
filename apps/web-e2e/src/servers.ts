import { startService, untilReady, type Service } from '@social-shop/tools/start/service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE_SILENCE_MS, HOST_PORT, HOST_URL, PLATFORM_PORT, PLATFORM_URL } from './addresses.ts';

/**
 * Starts the real platform, with faults on demand and a data folder of its own, and the built host before it.
 * Answers how to end both and leave nothing behind.
 */
export async function startServers(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'social-shop-'));
  const services: Service[] = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  const start = (name: string, script: string, env: NodeJS.ProcessEnv) => {
    const service = startService({
      name,
      script,
      env: {
        NODE_ENV: 'production',
        PORT: String(HOST_PORT),
        API_PORT: String(PLATFORM_PORT),
        DATA_DIR: dataDir,
        // The product's dates are UTC wherever it runs (T111): a server elsewhere must not show.
        TZ: 'Pacific/Auckland',
        ...env,
      },
      logFile: join(import.meta.dirname, `../test-results/${name}.log`),
      onLine: (line) => console.log(`  ${name}: ${line}`),
    });
    services.push(service);
    return service;
  };
  try {
    const platform = start('platform', 'apps/api/src/main.ts', { FAULTS: 'on' });
    await untilReady(platform, `${PLATFORM_URL}/ready`, CATALOGUE_SILENCE_MS);
    const host = start('host', 'apps/web/server/main.ts', { PSEUDO_LOCALES: 'on', LOG_LEVEL: 'info' });
    await untilReady(host, `${HOST_URL}/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Playwright's global setup; what it answers is the teardown. */
// eslint-disable-next-line no-restricted-syntax -- Playwright takes a setup by its default export
export default startServers;
