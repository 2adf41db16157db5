import type { ShownLocaleCode } from '@social-shop/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { setTimeout } from 'node:timers/promises';
import { isOwnSpelling, pageAddress, splitTarget, withRest, withoutTrailingSlash } from './addresses.ts';
import { bucketOf, type ChoicesOf } from './choices.ts';
import { acceptedCoding, acceptsKept } from './contentCoding.ts';
import { readCookies } from '../cookies.ts';
import type { HostEnv } from '../env.ts';
import type { KeptFlags } from './flags.ts';
import type { FastPath } from './keptPageFastPath.ts';
import { brotliBytes, htmlOf, levels, zstdBytes } from './pageBytes.ts';
import type { KeptPage, PageCache } from './pageCache.ts';
import { hasPreview, withPreview } from '../preview.ts';
import { failCall, isCall } from '../proxy.ts';
import type { SignedInVisitor, PageRequest, Rendered } from './render.tsx';
import type { Sealer } from '../session/sealer.ts';
import { Busy } from './shedding.ts';
import { refusalOf } from '../../src/readableAddress.ts';

interface PageOptions {
  readonly env: HostEnv;
  readonly renderPage: (request: PageRequest, visitor?: SignedInVisitor) => Promise<Rendered>;
  readonly queryOf: (pathname: string) => Promise<readonly string[]>;
  readonly flags: KeptFlags;
  /** Opens previews of variants. */
  readonly sealer: Sealer;
  readonly renderFallback: (locale: ShownLocaleCode) => Promise<string>;
  /** Returns the headers of a page, whatever its status, from its HTML. */
  readonly pageHeaders: (html: Buffer) => Readonly<Record<string, string>>;
  readonly choicesOf: ChoicesOf;
  readonly cache: PageCache;
  readonly fastPath: FastPath;
}

/** The route of every page. */
export const PAGES = '/*';

/** Replaces every address that is refused, because nothing from such an address may be passed on. */
const REFUSED = { 400: '/%', 404: '//' };

/** Set where such a page is made, because some addresses are handled without any hook (T64). */
const PERSONAL = { 'cache-control': 'private, no-store' };

/**
 * Browsers and crawlers look for these at the root or in `/.well-known`. No page has such a name, and a page full of posts would mislead
 * them (K-B13).
 */
const looksLikeFile = (path: string) => path.startsWith('/.') || (path.lastIndexOf('/') === 0 && path.includes('.'));

/** Milliseconds that a page waits for a new token, the same as for its essential call (W30). */
const TOKEN_MS = 2_000;

/** Renders a page for every address that no other route handles. The status is known before the first byte is sent. */
export const pageRoutes = plugin<PageOptions>(async (host, options) => {
  const { env, renderPage, queryOf, renderFallback, flags, sealer, pageHeaders, choicesOf, cache, fastPath } = options;
  async function send(request: FastifyRequest, reply: FastifyReply, status: number, text: string, own = {}) {
    const html = Buffer.from(text);
    reply
      .code(status)
      .headers({ ...pageHeaders(html), ...own })
      .headers(status >= 400 ? { 'x-robots-tag': 'noindex' } : {});
    const coding = acceptedCoding(request, 'zstd', 'br');
    if (!coding) return reply.send(html);
    const { bytes, headers } = coding === 'zstd' ? zstdBytes(html) : await brotliBytes(html, levels.once);
    return reply.headers(headers).send(bytes);
  }

  async function sendKept(request: FastifyRequest, reply: FastifyReply, { bytes, headers }: KeptPage) {
    if (acceptsKept(request)) return reply.headers(headers).send(bytes);
    const { 'content-encoding': _coding, 'content-length': _length, ...asText } = headers;
    return reply.headers(asText).send((await htmlOf(bytes)).toString());
  }

  const choices = ({ headers }: FastifyRequest) => choicesOf(readCookies(headers.cookie), headers);

  const sendFallback = async (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply.header('retry-after', '5'), 503, await renderFallback(choices(request).locale));

  /** Renders the page for a signed-in visitor, never kept; undefined for an anonymous visitor. */
  async function renderPersonal(request: FastifyRequest, reply: FastifyReply, pageRequest: PageRequest) {
    const visitor = await host.visitors.of(request);
    if (!visitor) return undefined;
    // If the provider is slower, the page renders with the responses it has.
    await Promise.race([visitor.fresh().catch(() => undefined), setTimeout(TOKEN_MS, undefined, { ref: false })]);
    if (visitor.over) return undefined;
    // Runs in parallel with the page's own calls and finishes before they do.
    const confirmed = visitor.confirmed();
    const page = await renderPage(pageRequest, { session: visitor.state, fetch: host.visitorFetch(visitor) });
    if ((await confirmed) === false || visitor.over) return undefined;
    await host.visitors.keep(request, reply);
    return page;
  }

  const sendStatus = (reply: FastifyReply, status: number) =>
    reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${status}\n`);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    try {
      const [given, query] = splitTarget(request.raw.url ?? '/');
      const path = withoutTrailingSlash(given);
      const refusal = refusalOf(path);
      if (!refusal && path !== given) return await reply.redirect(path + query, 301);
      if (!refusal && looksLikeFile(path)) return await sendStatus(reply, 404);
      const asked = new URL(env.publicUrl + (refusal ? REFUSED[refusal] : path + query));

      const declared = await queryOf(asked.pathname);
      const { url, rest } = pageAddress(asked, declared);
      const cookies = readCookies(request.headers.cookie);
      const assignments = await flags.read();
      const assigned = assignments.ofBucket(bucketOf(cookies, request.headers));
      const previewed = withPreview(assignments, assigned, cookies, sealer);
      const pageRequest: PageRequest = { url, ...choices(request), ...previewed };
      const key = JSON.stringify(pageRequest);
      const render = () => renderPage(pageRequest);
      const personal = await renderPersonal(request, reply, pageRequest);
      const keeps = env.pageCache && !hasPreview(cookies) && (refusal !== undefined || isOwnSpelling(url));
      const page = personal ?? (await (keeps ? cache.getOrRender(key, render) : render()));
      const own = personal || hasPreview(cookies) ? PERSONAL : {};
      if ('location' in page) return await reply.headers(own).redirect(withRest(page.location, rest), page.status);
      reply.page = page.page;
      if ('bytes' in page) {
        fastPath.remember(request.raw, key, declared);
        return await sendKept(request, reply, page);
      }
      if (page.status === 503) reply.header('retry-after', '5');
      return await send(request, reply, page.status, page.html, own);
    } catch (error) {
      if (!(error instanceof Busy)) request.log.error({ err: error }, 'page not rendered');
      return sendFallback(request, reply);
    }
  }

  host.decorate('sendPage', sendPage);
  host.get(PAGES, sendPage);
  host.setNotFoundHandler(async (request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendPage(request, reply)
      : sendStatus(reply.header('allow', 'GET, HEAD'), 405),
  );
  host.decorate('sendError', async (error: HostError, request: FastifyRequest, reply: FastifyReply) => {
    // Under pressure a page is refused before its handler runs.
    if (error instanceof Busy) return sendFallback(request, reply);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return isCall(request) ? failCall(reply, status, error.message) : sendStatus(reply, status);
  });
});

type HostError = Error & { readonly statusCode?: number };

declare module 'fastify' {
  interface FastifyInstance {
    sendPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
    /** Shows any error in a form that the client can read: calls get the platform's error body. */
    sendError(error: HostError, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }
}
