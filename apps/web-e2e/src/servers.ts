import { startService, untilReady, type Service } from '@social-shop/tools/start/service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST_PORT, PLATFORM_PORT } from './addresses.ts';
import { fillData } from './data.ts';
import { DEMO_PASSWORD } from './demoPassword.ts';

/** On a busy machine, starting takes long. */
const SILENCE_MS = 600_000;

interface Options {
  /** Product files to import, beside the demo catalogue or instead of it. */
  readonly products?: readonly string[];
  /** Variables of both programs; they override those of the suite. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names the shop in the names of the log files. */
  readonly name?: string;
}

/** The log files of both programs of a shop. */
export const logFile = (program: 'platform' | 'host', name = '') =>
  join(import.meta.dirname, `../test-results/${name}${program}.log`);

/**
 * Starts the real platform, with fault switches and a data folder of its own, and the built host in front of it. Returns a function that
 * stops both and deletes the folder.
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
    // The faults of a test must show at once.
    PAGE_CACHE: 'off',
    // The product's dates are UTC wherever it runs (T111): a server in another time zone must not show.
    TZ: 'Pacific/Auckland',
    ...own,
  };
  const start = async (name: 'platform' | 'host', script: string, url: string) => {
    // Tests cause failures on purpose, so they go to the log file only.
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
