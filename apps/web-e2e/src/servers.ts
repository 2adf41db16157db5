import { startService, untilReady, type Service } from '@social-shop/tools/start/service';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { HOST_PORT, PLATFORM_PORT } from './addresses.ts';

const root = resolve(import.meta.dirname, '../../..');

/** An empty data folder gets the demo catalogue first, which takes a while where tests share the machine. */
const CATALOGUE_SILENCE_MS = 180_000;

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
    PSEUDO_LOCALES: 'on',
    // A fault that a test asks for must show at once.
    PAGE_CACHE: 'off',
    // The product's dates are UTC wherever it runs (T111): a server elsewhere must not show.
    TZ: 'Pacific/Auckland',
    ...own,
  };
  const start = async (name: 'platform' | 'host', script: string, url: string, silenceMs?: number) => {
    // Failures are what the tests ask for: they are for the log file only.
    const service = startService({ name, script, env, logFile: logFile(name, prefix), onLine: () => {} });
    services.push(service);
    await untilReady(service, url, silenceMs);
  };
  try {
    if (products !== undefined) {
      const file = join(dataDir, 'products.csv');
      await writeFile(file, products);
      const program = join(root, 'apps/api/src/catalog/import.ts');
      await promisify(execFile)(process.execPath, [program, '--currency', 'USD', file], {
        env: { ...process.env, ...env },
      });
    }
    await start('platform', 'apps/api/src/main.ts', `http://localhost:${env.API_PORT}/ready`, CATALOGUE_SILENCE_MS);
    await start('host', 'apps/web/server/main.ts', `http://localhost:${env.PORT}/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
