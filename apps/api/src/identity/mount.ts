import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** `provider.callback()` of the moment. */
export type ProviderHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type OriginalRequest = IncomingMessage & { originalUrl?: string };

interface MountOptions {
  readonly path: string;
  readonly issuer: string;
  readonly handler: () => ProviderHandler;
}

/**
 * Serves a provider of the oidc-provider library under a path. Requests pass the platform's own hooks first (log, shedding,
 * faults), and every address that the provider writes comes from its issuer, whatever a request says of its host (T44).
 */
export async function mountProvider(app: FastifyInstance, { path, issuer, handler }: MountOptions): Promise<void> {
  const { host, protocol } = new URL(issuer);

  await app.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.route({
      method: ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE'],
      url: `${path}/*`,
      exposeHeadRoute: false,
      schema: { hide: true },
      handler: async (request, reply) => {
        const { raw } = request;
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        // What a proxy said has been weighed for `request.ip`; nothing else of it may reach the provider.
        raw.headers['host'] = host;
        raw.headers['x-forwarded-host'] = host;
        raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
        raw.headers['x-forwarded-for'] = request.ip;
        reply.hijack();
        await run(handler(), raw, reply.raw, path);
      },
    });
  });
}

async function run(handle: ProviderHandler, request: OriginalRequest, response: ServerResponse, path: string) {
  const { url = '' } = request;
  request.originalUrl = url;
  request.url = url.slice(path.length);
  try {
    await handle(request, response);
  } finally {
    // The log tells the whole path.
    request.url = url;
  }
}
