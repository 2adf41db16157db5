import { isSignUpPrompt, SIGN_UP_PROMPT } from '@social-shop/api-contract/signUpPrompt';
import { resolveLocale } from '@social-shop/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { readCookies } from '../cookies.ts';
import { returnPath } from '../returnPath.ts';
import type { Invites } from './invites.ts';
import { pendingId } from './pendingActions.ts';
import { ProviderUnavailable, SignInRefused, type Provider } from './provider.ts';
import type { SessionRecord } from './session.ts';
import type { Transactions } from './transactions.ts';

interface Options {
  readonly provider: Provider;
  readonly transactions: Transactions;
  readonly invites: Invites;
  readonly pseudoLocales: boolean;
}

type Query = Readonly<Record<string, unknown>>;

/** A visitor who cancels is not a failure. */
const CANCELLED = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);

/** Milliseconds, as long as an attempt lives. A later visit does not belong to this sign-in. */
const RECENT_MS = 600_000;

/** The target of a recent sign-in. A visitor who goes back to the provider returns without one (K-B07). */
const lastReturnTo = ({ began }: SessionRecord) => (began && Date.now() - began.at < RECENT_MS ? began.returnTo : '/');

/** The routes to the provider and back: sign-in, sign-up, renewed consent, and the callback (specification 1, section 2). */
export const signInRoutes = plugin<Options>(async (host, { provider, transactions, invites, pseudoLocales }) => {
  // 303 whatever the method, and without a referrer (T27).
  const to = (reply: FastifyReply, location: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(location, 303);

  interface Attempt {
    readonly returnTo: string;
    /** Id of the action that led here. */
    readonly pending?: string | undefined;
    /** It replaces one that could not be finished. */
    readonly again?: boolean;
    /** Parameters for the provider's page. */
    readonly show?: Readonly<Record<string, string>>;
  }

  async function toProvider(request: FastifyRequest, reply: FastifyReply, { show, ...attempt }: Attempt) {
    const cookies = readCookies(request.headers.cookie);
    const locale = resolveLocale({
      cookie: cookies.get('locale'),
      acceptLanguage: request.headers['accept-language'],
      pseudo: pseudoLocales,
    });
    const { transaction, setCookies } = transactions.start(cookies, attempt);
    try {
      const url = await provider.authorizationUrl(transaction, { ui_locales: locale, ...show });
      return to(reply.header('set-cookie', setCookies), url);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      request.log.error({ reason: error.reason }, 'sign-in not started');
      return to(reply, '/auth/unavailable');
    }
  }

  /** Tries a failed sign-in once more, and then shows a page that says so. */
  const onceMore = (request: FastifyRequest, reply: FastifyReply, state: unknown, attempt?: Attempt) =>
    transactions.isSecond(state)
      ? to(reply, '/auth/failed')
      : toProvider(request, reply, { returnTo: attempt?.returnTo ?? '/', pending: attempt?.pending, again: true });

  const fromOf = (request: FastifyRequest) => returnPath((request.query as Query)['from']);

  /** Redirects a signed-in visitor to the target, and everybody else to the provider. */
  async function start(request: FastifyRequest, reply: FastifyReply, show?: Readonly<Record<string, string>>) {
    const returnTo = fromOf(request);
    const visitor = await host.visitors.current(request);
    const { from, pending } = request.query as Query;
    return visitor
      ? to(reply, from === undefined ? lastReturnTo(visitor.session) : returnTo)
      : toProvider(request, reply, { returnTo, pending: pendingId(pending), ...(show ? { show } : {}) });
  }

  host.get('/login', (request, reply) => start(request, reply));
  host.get('/auth', (request, reply) => start(request, reply));

  host.get('/signup', (request, reply) => {
    const invite = invites.of(request);
    const prompt = (request.query as Query)[SIGN_UP_PROMPT];
    return start(request, reply, {
      screen_hint: 'signup',
      ...(invite ? { invite } : {}),
      ...(isSignUpPrompt(prompt) ? { [SIGN_UP_PROMPT]: prompt } : {}),
    });
  });

  for (const url of ['/auth/reconsent', '/auth/reconsent/:connection']) {
    host.get(url, (request, reply) => {
      const { connection } = request.params as { readonly connection?: string };
      const show = { prompt: 'consent', ...(connection ? { connection } : {}) };
      return toProvider(request, reply, { returnTo: fromOf(request), show });
    });
  }

  host.get('/auth/callback', async (request, reply) => {
    const cookies = readCookies(request.headers.cookie);
    const { state } = request.query as Query;
    const transaction = await transactions.take(cookies, state);
    if (!transaction) {
      // A reload, a bookmark, Back from the provider, or an attempt older than ten minutes: redirect to the target, or start over once.
      const attempt = transactions.find(cookies, state);
      const visitor = await host.visitors.current(request);
      return visitor
        ? to(reply, attempt?.returnTo ?? lastReturnTo(visitor.session))
        : onceMore(request, reply, state, attempt);
    }
    const { returnTo, pending } = transaction;
    reply.header('set-cookie', transactions.clear(transaction.state));
    try {
      const query = request.raw.url?.slice(request.raw.url.indexOf('?')) ?? '';
      const session = await provider.finish(query, transaction);
      await host.visitors.signIn(request, reply, { ...session, began: { at: Date.now(), returnTo, pending } });
      return to(reply, returnTo);
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        request.log.error({ reason: error.reason }, 'sign-in not finished');
        return to(reply, '/auth/unavailable');
      }
      if (!(error instanceof SignInRefused)) throw error;
      request.log.warn({ reason: error.reason }, 'sign-in refused');
      return CANCELLED.has(error.reason) ? to(reply, returnTo) : onceMore(request, reply, state, transaction);
    }
  });
});
