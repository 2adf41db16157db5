import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, untilReady, type Service } from '../start/service.ts';
import { freePort } from '../start/ports.ts';

/** The built shop on ports and data of its own. */
export interface Shop {
  readonly url: string;
  readonly platformUrl: string;
  /** Process id of the host. */
  readonly pid: number;
  stop(): Promise<void>;
}

const running = new Set<Shop>();

/** Starts platform and host as `npm start` does; `env` for both. */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const start = (name: string, script: string) =>
    startService({
      name,
      script,
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        API_PORT: String(apiPort),
        DATA_DIR: dataDir,
        ...env,
      },
      logFile: join(dataDir, `${name}.log`),
      onLine: () => {},
    });
  const platform = start('platform', 'apps/api/src/main.ts');
  const host = start('host', 'apps/web/server/main.ts');
  const shop: Shop = {
    url: `http://localhost:${port}`,
    platformUrl: `http://localhost:${apiPort}`,
    pid: host.pid,
    async stop() {
      running.delete(shop);
      await Promise.all([platform, host].map((service: Service) => service.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  running.add(shop);
  await untilReady(platform, `${shop.platformUrl}/ready`);
  await untilReady(host, `${shop.url}/ready`);
  return shop;
}

/** Ends what a cut off measurement left. */
export async function stopShops(): Promise<void> {
  await Promise.all([...running].map((shop) => shop.stop()));
}
