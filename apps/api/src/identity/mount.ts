import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** `provider.callback()` of the current provider. */
export type ProviderHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type OriginalRequest = IncomingMessage & { originalUrl?: string };

/** Facts about a request that the platform determined before the provider got it, and that its headers no longer state. */
export type WeighedRequest = IncomingMessage & { readonly isFromOwnMachine?: boolean };

interface MountOptions {
  readonly path: string;
  readonly issuer: string;
  readonly handler: () => ProviderHandler;
  /** Other addresses of its calls on the platform: address to path under the provider. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/**
 * Serves a provider of the oidc-provider library under a path. Requests pass the platform's own hooks first (log, shedding, faults), and
 * every address in the provider's responses comes from its issuer, whatever host a request names (T44).
 */
export async function mountProvider(
  app: FastifyInstance,
  { path, issuer, handler, aliases = {} }: MountOptions,
): Promise<void> {
  const { host, protocol } = new URL(issuer);

  await app.register(async (scope) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const serve = (url: string, target: (url: string) => string) =>
      scope.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
        url,
        exposeHeadRoute: false,
        schema: { hide: true },
        handler: async (request, reply) => {
          const { raw } = request;
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value);
          }
          Object.assign(raw, { isFromOwnMachine: app.isFromOwnMachine(raw) } satisfies Partial<WeighedRequest>);
          // Proxy headers have been evaluated for `request.ip`; no others may reach the provider.
          raw.headers['host'] = host;
          raw.headers['x-forwarded-host'] = host;
          raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
          raw.headers['x-forwarded-for'] = request.ip;
          reply.hijack();
          await run(handler(), raw, reply.raw, path, target(request.url));
        },
      });
    serve(`${path}/*`, (url) => url.slice(path.length));
    for (const [alias, target] of Object.entries(aliases)) {
      serve(alias, (url) => target + (url.includes('?') ? url.slice(url.indexOf('?')) : ''));
    }
  });
}

async function run(
  handle: ProviderHandler,
  request: OriginalRequest,
  response: ServerResponse,
  path: string,
  target: string,
) {
  const { url } = request;
  request.originalUrl = path + target;
  request.url = target;
  try {
    await handle(request, response);
  } finally {
    // The log has the address that was called.
    request.url = url;
  }
}
