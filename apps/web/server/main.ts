import './production.ts';
import { Agent } from 'undici';
import { readAssets } from './assets.ts';
import { keepEarlierAssets } from './earlierAssets.ts';
import { readEnv } from './env.ts';
import { buildFiles } from './files.ts';
import { serveUntilStopped } from './lifecycle.ts';
import { createHost } from './server.ts';

const env = readEnv();
const client = `${import.meta.dirname}/../dist/client`;
const { render, renderFallback, queryOf, chunks } = (await import(
  '../dist/server/render.js' as string
)) as typeof import('./render.tsx');
const assets = readAssets(`${client}/.vite/manifest.json`, 'src/entry.client.tsx', [...chunks.values()]);

// A shop without them is better than none, such as on a full disk.
const earlierAssets = await keepEarlierAssets(`${client}/assets`, `${env.dataDir}/assets`).catch((error: Error) => {
  console.error(`The files of the build before cannot be kept: ${error.message}`);
  return undefined;
});

// Node's own fetch takes a dispatcher, which its types do not say.
const pooled = { dispatcher: new Agent({ connections: 128 }) } as RequestInit;
const fetchPooled: typeof fetch = (input, init) => fetch(input, { ...init, ...pooled });

const host = await createHost({
  env,
  fetch: fetchPooled,
  queryOf: async (pathname) => queryOf(pathname),
  renderFallback: (locale) => renderFallback(locale, assets.of([]).css),
  files: buildFiles(client, earlierAssets),
  renderPage: (request) =>
    render(request, {
      site: { publicUrl: env.publicUrl },
      apiUrl: env.apiUrl,
      fetch: fetchPooled,
      assets,
      onError: (error) => host.log.error({ err: error }, 'page failed'),
    }),
});
await serveUntilStopped(host, env);
