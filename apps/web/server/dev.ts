import middie from '@fastify/middie';
import { createServer, type EnvironmentModuleNode } from 'vite';
import { readEnv } from './env.ts';
import { serveUntilStopped } from './lifecycle.ts';
import type { SignedInVisitor, PageRequest, Renderer } from './pages/render.tsx';
import { createHost } from './server.ts';
import { anonymousSessionOf } from './session/anonymousSession.ts';
import { openStore } from './session/openStore.ts';
import { connectPlatform } from './upstream/platform.ts';

type RenderModule = typeof import('./pages/render.tsx');

const env = { ...readEnv(), pageCache: false };
const root = `${import.meta.dirname}/..`;
const [boot, entry] = ['/src/boot.client.ts', '/src/entry.client.tsx'];
const platform = connectPlatform(env);
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
const renderModule = () => vite.ssrLoadModule('/server/pages/render.tsx') as Promise<RenderModule>;

/** Inlines the styles of every module that the given ones reach, so a page is styled before its script has run. */
async function inlineStyles(modules: readonly string[]): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph;
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  const visit = async (module: EnvironmentModuleNode | undefined): Promise<void> => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) await visit(imported);
    if (!module.id || !/\.css($|\?)/.test(module.id) || module.id.includes('inline')) return;
    const url = `${module.url}${module.url.includes('?') ? '&' : '?'}inline`;
    const { default: css } = (await vite.ssrLoadModule(url)) as { readonly default: string };
    styles.push(`<style data-vite-dev-id="${module.id}">${css}</style>`);
  };
  for (const url of modules) await visit(await graph.getModuleByUrl(url));
  return styles.join('');
}

async function renderPage(request: PageRequest, visitor?: SignedInVisitor) {
  const { render } = await renderModule();
  let matched: readonly string[] = [];
  const renderer: Renderer = {
    site: { publicUrl: env.publicUrl },
    client: platform.client,
    anonymousSession: anonymousSessionOf(env),
    assets: {
      boot,
      entry,
      of: (chunks) => {
        matched = chunks;
        return { css: [], js: [], texts: '' };
      },
    },
    onError: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
    },
  };
  const rendered = await render(request, renderer, visitor);
  if ('location' in rendered) return rendered;
  const client = await vite.transformIndexHtml(request.url.pathname, '<html><head></head><body></body></html>');
  const head = /<head>([\s\S]*)<\/head>/.exec(client)?.[1] ?? '';
  const styles = await inlineStyles(['/server/pages/render.tsx', ...matched.map((chunk) => `/@fs${root}/${chunk}`)]);
  return { ...rendered, html: rendered.html.replace('</head>', () => `${head}${styles}</head>`) };
}

const host = await createHost({
  env,
  platform,
  store: await openStore(env),
  renderPage,
  queryOf: async (pathname) => (await renderModule()).queryOf(pathname),
  declaredFlags: async () => (await renderModule()).declaredFlags,
  pagePaths: async () => (await renderModule()).pagePaths,
  listedPages: async () => (await renderModule()).listedPages,
  renderFallback: async (locale) => (await renderModule()).renderFallback(locale, []),
  // Vite's client injects styles and scripts of its own.
  development: true,
  files: async (app) => {
    await app.register(middie);
    app.use(vite.middlewares);
  },
});
host.addHook('onClose', () => vite.close());
await serveUntilStopped(host, env);
