import { timingSafeEqual } from 'node:crypto';
import { paths } from '@social-shop/routing/paths';
import plugin from 'fastify-plugin';
import { fromOurPage, isOurCall } from '../sameOrigin.ts';
import type { Provider } from './provider.ts';

interface Options {
  readonly provider: Provider;
  readonly publicUrl: string;
}

/** Whether a form sent the visitor's token, compared in constant time. */
export function equalTokens(token: string | undefined, given: unknown): boolean {
  const [one, other] = [Buffer.from(token ?? ''), Buffer.from(typeof given === 'string' ? given : '')];
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}

/** Sign-out: `GET /logout` only asks (T28). `POST` signs out, for a call of ours or a form of ours with the visitor's token (P15). */
export const signOutRoutes = plugin<Options>(async (host, { provider, publicUrl }) => {
  host.get(paths.logout(), async (request, reply) =>
    (await host.visitors.current(request))
      ? host.sendPage(request, reply)
      : reply.header('cache-control', 'no-store').redirect('/', 303),
  );

  host.post(paths.logout(), async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const visitor = await host.visitors.of(request);
    if (!visitor) return reply.redirect('/', 303);
    const { token } = (request.body ?? {}) as { readonly token?: unknown };
    const byForm = fromOurPage(request, publicUrl) && equalTokens(visitor.state.formToken, token);
    if (!byForm && !isOurCall(request, publicUrl)) {
      return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden\n');
    }
    // First here: whatever the provider does, the visitor is signed out (T29).
    await visitor.end();
    reply.header('clear-site-data', '"cache"');
    const { tokens } = visitor.session;
    const home = `${publicUrl}/`;
    // The browser's own session there ends, too, unless the provider is too slow.
    const next = (await provider.revoke(tokens)) ? await provider.signOutUrl(home).catch(() => home) : home;
    return reply.redirect(next, 303);
  });
});
