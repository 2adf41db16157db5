import { localeCookie, offeredLocales, pseudoLocales } from '@social-shop/i18n';
import { paths } from '@social-shop/routing/paths';
import type { FastifyPluginAsync } from 'fastify';
import type { HostEnv } from './env.ts';
import { returnPath } from './returnPath.ts';
import { fromOurPage } from './sameOrigin.ts';

/** The language selector's form, which works without script: sets the cookie and returns to the page it came from. */
export const localeRoute: FastifyPluginAsync<{ readonly env: HostEnv }> = async (host, { env }) => {
  host.post(paths.locale(), async (request, reply) => {
    const { locale, from } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    if (!fromOurPage(request, env.publicUrl))
      return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden');
    const choice = [...offeredLocales, ...(env.pseudoLocales ? pseudoLocales : [])];
    const chosen = choice.find(({ code }) => code === locale);
    if (chosen) {
      reply.header('set-cookie', localeCookie(chosen.code, { secure: env.publicUrl.startsWith('https:') }));
    }
    return reply.code(303).header('cache-control', 'no-store').redirect(returnPath(from), 303);
  });
};
