import plugin from 'fastify-plugin';
import type { HostEnv } from '../env.ts';
import { createAccounts } from './providerAccounts.ts';
import { cookieKind } from './cookie.ts';
import { createInvites } from './invites.ts';
import { anonymousSessionOf } from './anonymousSession.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { pendingRoutes } from './pendingActions.ts';
import { createProvider } from './provider.ts';
import type { Sealer } from './sealer.ts';
import { createSessions } from './sessions.ts';
import { signInRoutes } from './signIn.ts';
import { signOutRoutes } from './signOut.ts';
import type { SessionStore } from './store.ts';
import { createStandings } from './standing.ts';
import { createTransactions } from './transactions.ts';
import { createVisitors, type Visitors } from './visitors.ts';
import { createVisitorFetch, type VisitorFetch } from './visitorFetch.ts';
import { clientSecretOf, visitorOnOwnMachine } from '../visitorHeaders.ts';

/** Milliseconds after its last use at which a session ends (P9). */
const LIFETIMES = { hosted: 2_592_000_000, password: 31_104_000_000 };

interface Options {
  readonly env: HostEnv;
  readonly sealer: Sealer;
  /** Closes with the host. */
  readonly store: SessionStore;
  /** Calls the platform. */
  readonly fetch: typeof fetch;
}

/** Registers sign-in, sign-out, and the visitor of each request. Register it before any route that needs a visitor. */
export const sessionPlugin = plugin<Options>(async (host, { env, sealer, store, fetch }) => {
  const cookie = cookieKind(env.publicUrl);
  const { strategy, publicUrl, pseudoLocales } = env;
  const clientSecret = clientSecretOf(env);
  const provider = createProvider({ ...env, clientSecret, redirectUri: `${publicUrl}/auth/callback` });
  const accounts = createAccounts({ ...env, clientSecret });
  const invites = createInvites(cookie);
  const sessions = createSessions({ store, sealer, lifetime: LIFETIMES[strategy], refresh: provider.refresh });
  const transactions = createTransactions({ store, sealer, cookie });

  const onUnavailable = ({ reason }: { readonly reason: string }) =>
    host.log.error({ reason }, 'no response from the provider');
  host.decorate('visitorFetch', createVisitorFetch({ fetch, accepts: provider.accepts, onUnavailable }));
  const standingOf = createStandings({ apiUrl: env.apiUrl, fetch });
  host.decorate(
    'visitors',
    createVisitors({ sessions, cookie, anonymousSession: anonymousSessionOf(env), standingOf }),
  );
  host.addHook('onSend', (request, reply) => host.visitors.finish(request, reply));
  if (strategy === 'hosted') await host.register(signInRoutes, { provider, transactions, invites, pseudoLocales });
  await host.register(passwordRoutes, {
    accounts,
    invites,
    strategy,
    publicUrl,
    pseudoLocales,
    isOnOwnMachine: visitorOnOwnMachine(env),
  });
  const signUpInvited = strategy === 'hosted' ? '/signup' : '/signup?invited=1';
  await host.register(invites.routes, { signUp: '/signup', signUpInvited });
  await host.register(pendingRoutes, { store, publicUrl });
  await host.register(signOutRoutes, { provider, publicUrl });
  host.addHook('onClose', () => store.close());
});

declare module 'fastify' {
  interface FastifyInstance {
    readonly visitors: Visitors;
    /** The platform's calls as a visitor. */
    readonly visitorFetch: VisitorFetch;
  }
}
