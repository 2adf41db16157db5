import { operations } from '@social-shop/api-contract';
import type { InjectOptions } from 'fastify';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readEnv } from '../../env.ts';
import type { SignedInVisitor } from '../../pages/render.tsx';
import { createHost, type HostOptions } from '../../server.ts';
import { connectPlatform } from '../../upstream/platform.ts';
import { sqliteStore } from '../sqliteStore.ts';
import type { SessionStore } from '../store.ts';
import { addLike, likes } from './personalCalls.ts';
import { startProvider } from './provider.ts';

export const PUBLIC_URL = 'https://shop.test';
/** The headers of a call of our own page. */
export const ours = { 'x-shop-request': '1', 'sec-fetch-site': 'same-origin' };
/** A call per person that a test can make fail, and one that is the same for all. */
export const CALL = `/api${likes.path}`;
export const CALL_FOR_ALL = '/api/v1/experiments/';

/** A call as the platform received it. */
type Call = IncomingMessage & { readonly form: URLSearchParams };

interface Reply {
  readonly status: number;
  readonly body: object;
}

/** A platform whose calls need a token of the provider, or that responds as a test says. */
export async function startPlatform(accepts: (token: string) => boolean) {
  const platform = {
    url: '',
    calls: [] as Call[],
    respond: undefined as ((request: Call) => Reply | undefined) | undefined,
    stop: () => {},
  };
  const server = createServer(async (incoming, response) => {
    const request = Object.assign(incoming, { form: new URLSearchParams(await text(incoming)) });
    if (request.url !== '/v1/experiments/' || platform.respond) platform.calls.push(request);
    const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const unknown = token !== undefined && !accepts(token);
    const { status, body } =
      platform.respond?.(request) ?? (unknown ? unauthorized : { status: 200, body: { ltks: [] } });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  platform.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  platform.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return platform;
}

export const unauthorized: Reply = {
  status: 401,
  body: { error_code: 'unauthorized', developer_message: 'the token is not known' },
};

/** A host in front of a provider and a platform of the test's own. */
export async function startShop({
  store = sqliteStore(':memory:'),
  publicUrl = PUBLIC_URL,
  strategy = 'hosted',
  queryOf = async (_pathname: string): Promise<readonly string[]> => [],
  pagePaths = [] as readonly string[],
  renderPage = undefined as HostOptions['renderPage'] | undefined,
} = {}) {
  const provider = await startProvider();
  const platform = await startPlatform(provider.accepts);
  const log: string[] = [];
  const visitors: (SignedInVisitor | undefined)[] = [];
  const gets: string[] = [];
  const host = await makeHost({
    provider,
    platform,
    store,
    publicUrl,
    strategy,
    queryOf,
    pagePaths,
    renderPage,
    visitors,
    log,
    gets,
  });
  return {
    provider,
    platform,
    host,
    store,
    /** The visitor of each rendered page. */
    visitors,
    /** Lines of the host's log. */
    log,
    /** Every address of the host, with parameters as routes write them. */
    gets,
    browser: (headers: Readonly<Record<string, string>> = {}) => createBrowser(host, provider.issuer, headers),
    async stop() {
      await host.close();
      provider.stop();
      platform.stop();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

interface HostParts {
  readonly provider: { readonly issuer: string };
  readonly platform: { readonly url: string };
  readonly store: SessionStore;
  readonly publicUrl: string;
  readonly strategy: string;
  readonly queryOf: (pathname: string) => Promise<readonly string[]>;
  readonly pagePaths: readonly string[];
  /** Replaces pages that show their path and visitor. */
  readonly renderPage: HostOptions['renderPage'] | undefined;
  readonly visitors: (SignedInVisitor | undefined)[];
  readonly log: string[];
  readonly gets: string[];
}

function makeHost({
  provider,
  platform,
  store,
  publicUrl,
  strategy,
  queryOf,
  pagePaths,
  renderPage,
  visitors,
  log,
  gets,
}: HostParts) {
  const env = readEnv({
    PUBLIC_URL: publicUrl,
    API_URL: platform.url,
    ISSUER_URL: provider.issuer,
    AUTH_STRATEGY: strategy,
    SESSION_KEYS: 'k'.repeat(32),
    OIDC_CLIENT_SECRET: 'secret',
  });
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString());
      done();
    },
  });
  return createHost({
    env,
    logTo,
    // Shedding has tests of its own, and on a busy machine it would disturb these.
    maxLag: 0,
    calls: [...operations, likes, addLike],
    platform: connectPlatform({ apiUrl: platform.url }),
    store,
    async renderPage(request, visitor) {
      if (renderPage) return renderPage(request, visitor);
      const { url } = request;
      visitors.push(visitor);
      // A page makes a call, as pages do.
      const call = new Request(`${platform.url}${likes.path}`);
      await (visitor?.fetch(call, undefined, likes) ?? fetch(call)).then((response) => response.text());
      const name = visitor?.session.session?.email ?? 'nobody';
      return {
        status: 200,
        html: `<!doctype html><html>${url.pathname} for ${name}</html>`,
        page: 'home',
        whole: true,
      };
    },
    queryOf,
    pagePaths: async () => pagePaths,
    renderFallback: async () => '<!doctype html><html></html>',
    // Registered first, so it sees every later route.
    files: async (host) =>
      void host.addHook('onRoute', ({ method, url }) => {
        if ([method].flat().includes('GET')) gets.push(url);
      }),
  });
}

type Host = Awaited<ReturnType<typeof makeHost>>;

/** One browser: keeps cookies, and returns where a redirect has led. */
function createBrowser(host: Host, issuer: string, headers: Readonly<Record<string, string>>) {
  const jar = new Map<string, string>();
  async function ask(options: Omit<InjectOptions, 'url'> & { readonly url: string }) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await host.inject({
      ...options,
      headers: { ...(cookie ? { cookie } : {}), ...headers, ...options.headers },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
  const get = (url: string, more: Readonly<Record<string, string>> = {}) => ask({ url, headers: more });
  const locationOf = (response: Awaited<ReturnType<typeof get>>) => String(response.headers.location);
  /** Lets the provider approve; returns the address of the callback, as a path. */
  async function approve(address: string) {
    const back = await fetch(address, { redirect: 'manual' });
    return String(back.headers.get('location')).replace(PUBLIC_URL, '');
  }
  return {
    jar,
    get,
    post: (url: string, form: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) =>
      ask({
        method: 'POST',
        url,
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...more },
      }),
    /** A call of our own page. */
    call: (url: string, options: Omit<InjectOptions, 'url'> = {}) =>
      ask({ url, ...options, headers: { ...ours, ...options.headers } }),
    locationOf,
    approve,
    /** Begins to sign in; returns the address at the provider. */
    begin: async (path = '/login') => locationOf(await get(path)),
    /** Follows redirects between host and provider; returns the last response of the host. */
    async follow(path: string) {
      let response = await get(path);
      while (locationOf(response).startsWith(issuer)) response = await get(await approve(locationOf(response)));
      return response;
    },
    /** Signs in; returns the response of the callback. */
    signIn: async (path = '/login') => get(await approve(locationOf(await get(path)))),
    session: async () => (await ask({ url: '/api/session', headers: ours })).json(),
  };
}
