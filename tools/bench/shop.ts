import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programs } from '../start/programs.ts';
import { startService, untilReady, type Service } from '../start/service.ts';
import { freePort } from '../start/ports.ts';

/** The built shop with ports and data of its own. */
export interface Shop {
  readonly url: string;
  readonly platformUrl: string;
  /** Process id of the host. */
  readonly pid: number;
  readonly platformPid: number;
  /** Stops the host with a signal and starts it with these options of Node instead of its own; resolves when it is ready. */
  restartHost(signal: 'SIGTERM' | 'SIGKILL', nodeOptions?: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

type Program = Pick<Parameters<typeof startService>[0], 'name' | 'script' | 'nodeOptions'>;

const running = new Set<Shop>();

/** Starts platform and host as `npm start` does; `env` is for both. */
export async function startShop(env: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const start = (program: Program) =>
    startService({
      ...program,
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        API_PORT: String(apiPort),
        DATA_DIR: dataDir,
        // The platform's background work would be measured, too.
        PICTURES: 'asked',
        ...env,
      },
      logFile: join(dataDir, `${program.name}.log`),
      onLine: () => {},
    });
  const platform = start(programs.platform);
  let host = start(programs.host);
  const shop: Shop = {
    url: `http://localhost:${port}`,
    platformUrl: `http://localhost:${apiPort}`,
    get pid() {
      return host.pid;
    },
    platformPid: platform.pid,
    async restartHost(signal, nodeOptions = programs.host.nodeOptions) {
      process.kill(host.pid, signal);
      await host.ended;
      host = start({ ...programs.host, nodeOptions });
      await untilReady(host, `${shop.url}/ready`);
    },
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

/** Stops processes of an aborted measurement. */
export async function stopShops(): Promise<void> {
  await Promise.all([...running].map((shop) => shop.stop()));
}
