import { startService, untilReady, type Service } from '@social-shop/tools/start/service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST_PORT, PLATFORM_PORT } from './addresses.ts';
import { fillData } from './data.ts';
import { DEMO_PASSWORD } from './demoPassword.ts';

/** Where tests share the machine with others, a start takes as long as they leave it. */
const SILENCE_MS = 600_000;

interface Options {
  /** A product file to import, beside the demo catalogue or instead of it. */
  readonly products?: string;
  /** Variables of both programs, over those of the suite. */
  readonly env?: Readonly<Record<string, string>>;
  /** Says in the names of the log files which shop it is. */
  readonly name?: string;
}

/** Where both programs of a shop write what they have to say. */
export const logFile = (program: 'platform' | 'host', name = '') =>
  join(import.meta.dirname, `../test-results/${name}${program}.log`);

/**
 * Starts the real platform, with faults on demand and a data folder of its own, and the built host before it.
 * Answers how to end all and leave nothing behind.
 */
export async function startServers({ products, env: own = {}, name: prefix = '' }: Options = {}): Promise<
  () => Promise<void>
> {
  const dataDir = await mkdtemp(join(tmpdir(), 'social-shop-'));
  const services: Service[] = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  const env = {
    NODE_ENV: 'production',
    PORT: String(HOST_PORT),
    API_PORT: String(PLATFORM_PORT),
    DATA_DIR: dataDir,
    FAULTS: 'on',
    PICTURES: 'plain',
    DEMO_PASSWORD,
    PSEUDO_LOCALES: 'on',
    // A fault that a test asks for must show at once.
    PAGE_CACHE: 'off',
    // The product's dates are UTC wherever it runs (T111): a server elsewhere must not show.
    TZ: 'Pacific/Auckland',
    ...own,
  };
  const start = async (name: 'platform' | 'host', script: string, url: string) => {
    // Failures are what the tests ask for: they are for the log file only.
    const service = startService({ name, script, env, logFile: logFile(name, prefix), onLine: () => {} });
    services.push(service);
    await untilReady(service, url, SILENCE_MS);
  };
  try {
    if (products !== undefined) await fillData(dataDir, products, env);
    await start('platform', 'apps/api/src/main.ts', `http://localhost:${env.API_PORT}/ready`);
    await start('host', 'apps/web/server/main.ts', `http://localhost:${env.PORT}/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
