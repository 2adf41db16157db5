import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import underPressure from '@fastify/under-pressure';
import { operations } from '@social-shop/api-contract';
import type { Call } from '@social-shop/api-contract/call';
import type { Flag } from '@social-shop/experiments';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createServer, type IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import type { ShownLocaleCode } from '@social-shop/i18n';
import type { SignedInVisitor, PageRequest, Rendered } from './pages/render.tsx';
import type { HostEnv } from './env.ts';
import { consentRoutes } from './consent.ts';
import { createChoices } from './pages/choices.ts';
import { keepFlags } from './pages/flags.ts';
import { crawlers } from './crawlers/crawlers.ts';
import type { ListedPage } from '../src/routes.tsx';
import { createFastPath } from './pages/keptPageFastPath.ts';
import { imageProxy } from './images.ts';
import { localeRoute } from './locale.ts';
import { createPageCache } from './pages/pageCache.ts';
import { PAGES, pageRoutes } from './pages/pages.ts';
import { previewRoutes } from './preview.ts';
import { apiProxy } from './proxy.ts';
import { requestIds } from './requestIds.ts';
import { refuseTarget, targetOf } from './requestTarget.ts';
import { headersOfPages, securityHeaders } from './security.ts';
import { sealerOf } from './session/sealer.ts';
import { sessionPlugin } from './session/sessionPlugin.ts';
import type { SessionStore } from './session/store.ts';
import { Busy, shedding } from './pages/shedding.ts';
import { ownSpelling } from './spelling.ts';
import type { Platform } from './upstream/platform.ts';
import { visitorHeaders } from './visitorHeaders.ts';

/** The parts of a host. Only `renderPage` differs between production and development. */
export interface HostOptions {
  readonly env: HostEnv;
  readonly renderPage: (request: PageRequest, visitor?: SignedInVisitor) => Promise<Rendered>;
  /** Parameters that the page at a path reads. */
  readonly queryOf: (pathname: string) => Promise<readonly string[]>;
  /** The flags that the shop's libraries read: the only ones whose experiments run. */
  readonly declaredFlags?: () => Promise<readonly Flag[]>;
  /** The paths of pages, with parameters as routes write them. */
  readonly pagePaths: () => Promise<readonly string[]>;
  /** The pages of the sitemap; none by default. */
  readonly listedPages?: () => Promise<readonly ListedPage[]>;
  /** The connections to the platform. They close with the host. */
  readonly platform: Platform;
  /** The store of sessions. It closes with the host. */
  readonly store: SessionStore;
  /** Replaces a page if rendering itself fails. */
  readonly renderFallback: (locale: ShownLocaleCode) => Promise<string>;
  /** Serves the client's files. */
  readonly files: (host: FastifyInstance) => Promise<void>;
  /** What browsers may call: the contract's operations (W21). */
  readonly calls?: readonly Call[];
  /** Milliseconds that the event loop may lag before requests are refused; 0 for any. */
  readonly maxLag?: number;
  /** Receives the log instead of the standard output. */
  readonly logTo?: Writable;
  /** Vite injects scripts and styles of its own, which the production policy would block. */
  readonly development?: boolean;
}

/** Longer than balancers keep theirs (60 s), so the host is never the first to close. */
const KEEP_ALIVE_MS = 72_000;

/** Node's default limit, set explicitly because the parsers of headers are measured with this size. */
const MOST_HEADER_BYTES = 16 * 1024;

/**
 * At 5 ms of work for a page, the last of 64 waits 0.3 s. Four keep the processor busy while others wait for their data; twenty would
 * take 100 MB more, and a third more time to clear that away.
 */
const PAGES_UNDER_WAY = { most: 64, atOnce: 4, patience: 250 };

/** Milliseconds after which a stopping host no longer waits for the platform's responses. */
const STOPPING_MS = 5_000;

/** Assembles the host. What is not a file, a call or a form is a page. */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const {
    env,
    renderPage,
    queryOf,
    declaredFlags = async () => [],
    pagePaths,
    listedPages = async () => [],
    renderFallback,
    platform,
    store,
    files,
    logTo,
    maxLag = 1_000,
    calls = operations,
    development = false,
  } = options;
  const headers = securityHeaders(env.publicUrl);
  const pageHeaders = headersOfPages({ ...env, strictPolicy: !development });
  const cache = createPageCache({ headersOf: pageHeaders });
  const choicesOf = createChoices(env);
  const sealer = sealerOf(env);
  const flags = keepFlags({
    client: platform.client,
    declaredFlags,
    onLeft: (experiments) =>
      host.log.warn({ experiments }, 'experiments do not run: pages would have too many variants'),
  });
  const fastPath = createFastPath({
    kept: cache.get,
    headers,
    choicesOf,
    assignmentOf: (bucket) => flags.kept.ofBucket(bucket),
    onSent: ({ page }, id) =>
      host.log.info({ id, method: 'GET', route: '/*', page, status: 200, ms: 0 }, 'response sent'),
  });
  const host: FastifyInstance = Fastify({
    serverFactory: (handle) =>
      createServer({ keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MOST_HEADER_BYTES }, (request, response) => {
        if (fastPath.send(request, response)) return;
        if (targetOf(request) === undefined) refuseTarget(response, headers);
        else handle(request, response);
      }),
    rewriteUrl: (request) => targetOf(request as IncomingMessage) ?? '/',
    logger: env.logLevel === 'silent' ? false : { level: env.logLevel, ...(logTo ? { stream: logTo } : {}) },
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    // Bodies are forms and proxied calls; nothing large is ever posted to the host.
    bodyLimit: 256 * 1024,
    return503OnClosing: true,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreDuplicateSlashes: false },
    frameworkErrors: (_error, request, reply) => {
      // An address that the router cannot decode is a page like any other, which says so (T66). No hook runs for it.
      void host.sendPage(request, reply.headers(headers));
    },
  });
  // Set first: routes that are registered earlier would keep the framework's own.
  host.setErrorHandler<Error>((error, request, reply) => host.sendError(error, request, reply));
  await host.register(requestIds);
  await host.register(ownSpelling, { pagePaths });
  await host.register(underPressure, {
    maxEventLoopDelay: maxLag,
    exposeStatusRoute: false,
    // Only expensive requests are refused: a page without its styles, or a lost form, is worse than a late one.
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.url === PAGES) throw new Busy('the event loop is late');
    },
  });
  await host.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await host.register(formbody);

  host.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });

  host.addHook('onClose', () => platform.close());
  host.addHook('preClose', async () => {
    fastPath.close();
    setTimeout(() => void platform.close(), STOPPING_MS).unref();
  });

  host.get('/health', { config: { logged: false } }, async () => ({ status: 'ok' }));
  await host.register(crawlers, { publicUrl: env.publicUrl, client: platform.client, listedPages });
  await files(host);
  await host.register(imageProxy, { platform, visitorHeaders: visitorHeaders(env) });
  await host.register(sessionPlugin, { env, sealer, store, fetch: platform.fetch });
  await host.register(apiProxy, { env, calls });
  await host.register(localeRoute, { env });
  await host.register(consentRoutes, { env });
  await host.register(previewRoutes, { publicUrl: env.publicUrl, sealer });
  await host.register(pageRoutes, {
    env,
    renderPage: shedding(PAGES_UNDER_WAY, renderPage),
    queryOf,
    renderFallback,
    flags,
    sealer,
    pageHeaders,
    choicesOf,
    cache,
    fastPath,
  });
  return host;
}
