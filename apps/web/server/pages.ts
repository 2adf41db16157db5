import type { Flags } from '@social-shop/experiments';
import { resolveLocale, type ShownLocaleCode } from '@social-shop/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { readCookies } from './cookies.ts';
import type { HostEnv } from './env.ts';
import type { PageRequest, Rendered } from './render.tsx';
import { contentSecurityPolicy, styleHashes } from './security.ts';
import type { Theme } from '../src/state.ts';

interface PageOptions {
  readonly env: HostEnv;
  readonly renderPage: (request: PageRequest) => Promise<Rendered>;
  readonly readFlags: () => Promise<Flags>;
  readonly renderFallback: (locale: ShownLocaleCode) => Promise<string>;
  readonly strictPolicy: boolean;
}

const themeOf = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : undefined);

/** Every address that is nothing else is a page, with its status decided before the first byte. */
export const pageRoutes = plugin<PageOptions>(
  async (host, { env, renderPage, renderFallback, readFlags, strictPolicy }) => {
    const policyOf = (html: string) =>
      contentSecurityPolicy({ styles: styleHashes(html), imageBaseUrl: env.imageBaseUrl });
    const send = (reply: FastifyReply, status: number, html: string) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
        .headers(strictPolicy ? { 'content-security-policy': policyOf(html) } : {})
        .headers(status >= 400 ? { 'x-robots-tag': 'noindex' } : {})
        .send(html);

    async function answerPage(request: FastifyRequest, reply: FastifyReply) {
      const cookies = readCookies(request.headers.cookie);
      const locale = resolveLocale({
        cookie: cookies.get('locale'),
        acceptLanguage: request.headers['accept-language'],
        pseudo: env.pseudoLocales,
      });
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      try {
        // Concatenated, not resolved: '//evil.test' is a path of ours, not another host.
        const url = new URL(env.publicUrl + (request.raw.url ?? '/'));
        const canonical = withoutTrailingSlash(url);
        if (canonical) return await reply.code(301).redirect(canonical, 301);

        const page = await renderPage({
          url,
          signal: gone.signal,
          locale,
          theme: themeOf(cookies.get('theme')),
          flags: await readFlags(),
        });
        if ('location' in page) return await reply.redirect(page.location, page.status);
        reply.page = page.page;
        if (page.status === 503) reply.header('retry-after', '5');
        return await send(reply, page.status, page.html);
      } catch (error) {
        if (gone.signal.aborted) return reply;
        request.log.error({ err: error }, 'page not rendered');
        return send(reply.header('retry-after', '5'), 503, await renderFallback(locale));
      }
    }

    host.decorate('answerPage', answerPage);
    host.get('/*', answerPage);
    host.setNotFoundHandler(answerPage);
    host.setErrorHandler(async (error: Error & { readonly statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'request failed');
      return reply
        .code(status)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(`${status}\n`);
    });
  },
);

/** Each page has one address: the one without a slash at the end (E03). */
function withoutTrailingSlash({ pathname, search }: URL) {
  if (pathname === '/' || !pathname.endsWith('/') || pathname.startsWith('//')) return undefined;
  const path = pathname.replace(/\/+$/, '');
  return path ? path + search : undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    answerPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }
}
