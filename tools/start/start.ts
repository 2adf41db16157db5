import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildIfChanged } from './build.ts';
import { requireFreePorts } from './ports.ts';
import { programs } from './programs.ts';
import { StartError, step } from './progress.ts';
import { startService, untilReady, whyEnded, type Service } from './service.ts';
import { readSettings, requireDataDir } from './settings.ts';
import { endOn } from './signals.ts';
import { warm } from './warm.ts';

/** `npm start`: from a checkout with installed packages to a running shop. */
async function start() {
  const settings = await readSettings();
  requireDataDir(settings);
  await requireFreePorts(settings.host, { PORT: settings.port, API_PORT: settings.apiPort });

  await buildIfChanged(stopping.signal);

  const run = (program: (typeof programs)[keyof typeof programs]) => {
    const service = startService({
      ...program,
      env: { NODE_ENV: 'production' },
      logFile: join(settings.dataDir, 'logs', `${program.name}.log`),
      onLine: (line) => console.log(`  ${program.name}: ${line}`),
    });
    services.push(service);
    return service;
  };
  const address = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;

  const platform = run(programs.platform);
  const host = run(programs.host);
  await step('Starting the platform; the first time it creates the demo catalogue', () =>
    untilReady(platform, `http://${address}:${settings.apiPort}/ready`),
  );
  await step('Starting the host', () => untilReady(host, `http://${address}:${settings.port}/ready`));
  await step('Warming the first page', () => warm(`http://${address}:${settings.port}/`)).catch((error: Error) => {
    stopping.signal.throwIfAborted();
    console.error(`  The first page could not be warmed: ${error.message}`);
  });

  console.log(`
The shop is open: ${settings.publicUrl}

  Ctrl-C                             ends it; the data stays in ${settings.dataDir}
    npm run catalog:import -- FILE…    imports your own products (Shopify product CSV, Google Merchant feeds)
  npm run dev                        the same with hot reload
  npm test                           every check
  Logs are in ${join(settings.dataDir, 'logs')}
`);

  const first = await Promise.race(services.map((service) => service.ended.then(() => service)));
  // Ctrl-C reaches them at the same time, so that is not a failure.
  await setTimeout(SIGNAL_IN_FLIGHT_MS);
  throw new StartError(whyEnded(first));
}

const SIGNAL_IN_FLIGHT_MS = 500;
const services: Service[] = [];
const stopping = new AbortController();

endOn(async () => {
  stopping.abort();
  await Promise.all(services.map((service) => service.stop()));
}, start);
