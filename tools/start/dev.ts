import { watch } from 'node:fs';
import { join } from 'node:path';
import { requireFreePorts } from './ports.ts';
import { step } from './progress.ts';
import { startService, untilReady, type Service } from './service.ts';
import { readSettings, requireDataDir, root } from './settings.ts';
import { endOn } from './signals.ts';

/** The sources of the platform; a change there restarts it. Vite reloads the host's own changes. */
const platformSources = ['apps/api/src', 'apps/demo-catalogue/src', 'libs/api-contract/src', 'libs/i18n/src'];
const SETTLE_MS = 150;

/** `npm run dev`: the shop with the data of `npm start`, following every change of its code. */
async function dev() {
  const settings = await readSettings();
  requireDataDir(settings);
  await requireFreePorts(settings.host, { PORT: settings.port, API_PORT: settings.apiPort });

  const run = (name: string, script: string) =>
    startService({
      name,
      script,
      env: { NODE_ENV: 'development' },
      logFile: join(settings.dataDir, 'logs', `${name}-dev.log`),
      onLine: (line) => console.log(`  ${name}: ${line}`),
    });
  const address = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;
  const startPlatform = () => {
    platform = run('platform', 'apps/api/src/main.ts');
    return untilReady(platform, `http://${address}:${settings.apiPort}/ready`);
  };

  await step('Starting the platform; the first time it creates the demo catalogue', startPlatform);
  await step('Starting the host', () => {
    host = run('host', 'apps/web/server/dev.ts');
    return untilReady(host, `http://${address}:${settings.port}/ready`);
  });
  console.log(`\nThe shop is open: ${settings.publicUrl}\n\n  It follows your changes. Ctrl-C ends it.\n`);

  let restarting = Promise.resolve();
  const restart = async () => {
    console.log('The platform changed, restarting it …');
    await platform?.stop();
    // An error in the new code stops the platform, not this program: it starts again after the next change.
    await startPlatform().catch((error: Error) => console.error(error.message));
  };
  onChange(platformSources, () => (restarting = restarting.then(restart)));
  await host?.ended;
}

/** Calls back once for changes in quick succession, such as those of a checkout. */
function onChange(folders: readonly string[], changed: () => void): void {
  let settled: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file?.includes('.test.')) return;
      clearTimeout(settled);
      settled = setTimeout(changed, SETTLE_MS);
    });
  }
}

let platform: Service | undefined;
let host: Service | undefined;

endOn(async () => {
  await Promise.all([platform?.stop(), host?.stop()]);
}, dev);
