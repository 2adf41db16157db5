import './production.ts';
import { readAssets } from './pages/assets.ts';
import { keepEarlierAssets } from './pages/earlierAssets.ts';
import { readEnv } from './env.ts';
import { buildFiles } from './files.ts';
import { serveUntilStopped } from './lifecycle.ts';
import { createHost } from './server.ts';
import { anonymousSessionOf } from './session/anonymousSession.ts';
import { openStore } from './session/openStore.ts';
import { connectPlatform } from './upstream/platform.ts';

const env = readEnv();
const built = `${import.meta.dirname}/../dist/client`;
const { render, renderFallback, createSharedResponses, queryOf, declaredFlags, pagePaths, listedPages, chunks } =
  (await import('../dist/server/render.js' as string)) as typeof import('./pages/render.tsx');
const assets = readAssets(`${built}/.vite`, [...chunks.values()]);

// On a full disk, for example, a shop without the earlier files is better than none.
const earlierAssets = await keepEarlierAssets(`${built}/assets`, `${env.dataDir}/assets`).catch((error: Error) => {
  console.error(`The files of the previous build cannot be kept: ${error.message}`);
  return undefined;
});

const platform = connectPlatform(env);
const [site, client] = [{ publicUrl: env.publicUrl }, platform.client];
const shared = env.pageCache ? createSharedResponses({ client, site }) : undefined;
const host = await createHost({
  env,
  platform,
  store: await openStore(env),
  queryOf: async (pathname) => queryOf(pathname),
  declaredFlags: async () => declaredFlags,
  pagePaths: async () => pagePaths,
  listedPages: async () => listedPages,
  renderFallback: (locale) => renderFallback(locale, assets.of([], locale).css),
  files: buildFiles(built, earlierAssets),
  renderPage: (request, visitor) =>
    render(
      request,
      {
        site,
        client,
        shared,
        assets,
        anonymousSession: anonymousSessionOf(env),
        onError: (error) => host.log.error({ err: error }, 'page failed'),
      },
      visitor,
    ),
});
await serveUntilStopped(host, env);
