import type { Call } from '@social-shop/api-contract/call';
import { logIn, requestPassword, setPassword, signUp } from '@social-shop/auth/calls';
import { resolveLocale } from '@social-shop/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { readCookies } from '../cookies.ts';
import { returnPath } from '../returnPath.ts';
import { fromOurPage, isOurCall } from '../sameOrigin.ts';
import type { Accounts, ProviderResponse, Caller, Strategy } from './providerAccounts.ts';
import type { Invites } from './invites.ts';
import { pendingId } from './pendingActions.ts';
import { equalTokens } from './signOut.ts';

interface Options {
  readonly accounts: Accounts;
  readonly invites: Invites;
  readonly strategy: Strategy;
  readonly publicUrl: string;
  readonly pseudoLocales: boolean;
  readonly isOnOwnMachine: (request: FastifyRequest) => boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = ({ body }: FastifyRequest) => (typeof body === 'object' && body !== null ? (body as Fields) : {});
const text = (fields: Fields, name: string) => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const failure = (status: number, code: string): ProviderResponse => ({
  status,
  body: { error_code: code, developer_message: code },
});

/** Password routes: both strategies send a mail for a new one, and the password strategy also has log-in, sign-up and change. */
export const passwordRoutes = plugin<Options>(async (host, options) => {
  const { accounts, invites, strategy, publicUrl, pseudoLocales, isOnOwnMachine } = options;

  const callerOf = (request: FastifyRequest): Caller => ({
    address: request.ip,
    isOnOwnMachine: isOnOwnMachine(request),
    language: resolveLocale({
      cookie: readCookies(request.headers.cookie).get('locale'),
      acceptLanguage: request.headers['accept-language'],
      pseudo: pseudoLocales,
    }),
  });

  const tell = (reply: FastifyReply, { status, body, retryAfter }: ProviderResponse) =>
    reply
      .code(status)
      .headers({ 'cache-control': 'private, no-store', ...(retryAfter ? { 'retry-after': retryAfter } : {}) })
      .send(body);

  /** Registers a call of our own pages (T34). Calls of other origins are refused before anything else. */
  const serve = (
    { path }: Call,
    respond: (request: FastifyRequest, reply: FastifyReply) => Promise<ProviderResponse>,
  ) =>
    host.post(`/api${path}`, async (request, reply) =>
      tell(reply, isOurCall(request, publicUrl) ? await respond(request, reply) : failure(403, 'host-refused')),
    );

  serve(requestPassword, (request) => accounts.requestPassword(text(fieldsOf(request), 'email'), callerOf(request)));

  /** The same as a form of a page without script: redirects back to the page with the result. */
  async function mailed(path: string, email: string, request: FastifyRequest, reply: FastifyReply) {
    const { status } = await accounts.requestPassword(email, callerOf(request));
    const outcome = status === 200 ? 'sent=1' : status === 429 ? 'failed=later' : 'failed=1';
    return reply.header('cache-control', 'no-store').redirect(`${path}?${outcome}`, 303);
  }

  const refused = (reply: FastifyReply) => reply.code(403).type('text/plain; charset=utf-8').send('Forbidden\n');

  host.post('/forgot-password', async (request, reply) =>
    fromOurPage(request, publicUrl)
      ? mailed('/forgot-password', text(fieldsOf(request), 'email'), request, reply)
      : refused(reply),
  );

  host.post('/change-password', async (request, reply) => {
    const visitor = await host.visitors.of(request);
    const token = text(fieldsOf(request), 'token');
    if (!visitor || !fromOurPage(request, publicUrl) || !equalTokens(visitor.state.formToken, token))
      return refused(reply);
    const confirmed = await visitor.confirmed();
    if (confirmed === false) return refused(reply);
    if (confirmed === undefined)
      return reply.header('cache-control', 'no-store').redirect('/change-password?failed=1', 303);
    const { email, profile, isImpersonated } = visitor.session.user;
    // Support agents change nothing for a user (P1), and Google manages the passwords of its accounts.
    if (isImpersonated || profile.authnCanChangeEmail === false) return refused(reply);
    return mailed('/change-password', email, request, reply);
  });

  if (strategy === 'hosted') return;

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<ProviderResponse> {
    const fields = fieldsOf(request);
    const credentials = { email: text(fields, 'email'), password: text(fields, 'password') };
    const session = await accounts.logIn(credentials, callerOf(request));
    if ('status' in session) return session;
    const location = returnPath(fields['from']);
    const began = { at: Date.now(), returnTo: location, pending: pendingId(fields['pending']) };
    await host.visitors.signIn(request, reply, { ...session, began });
    return { status: 200, body: { location } };
  }

  serve(logIn, begin);

  serve(signUp, async (request, reply) => {
    const fields = fieldsOf(request);
    const credentials = { email: text(fields, 'email'), password: text(fields, 'password') };
    const made = await accounts.signUp(credentials, invites.of(request), callerOf(request));
    return made.status === 201 ? begin(request, reply) : made;
  });

  serve(setPassword, async (request) => {
    const visitor = await host.visitors.of(request);
    const session = await visitor?.fresh();
    const confirmed = session && (await visitor?.confirmed());
    if (!session || confirmed === false) return failure(401, 'session-ended');
    if (confirmed === undefined) return failure(503, 'unavailable');
    if (session.user.isImpersonated) return failure(403, 'forbidden');
    return accounts.setPassword(text(fieldsOf(request), 'password'), session.tokens.accessToken, callerOf(request));
  });

  for (const path of ['/login', '/signup']) {
    host.get(path, async (request, reply) => {
      if (!(await host.visitors.current(request))) return host.sendPage(request, reply);
      return reply.header('cache-control', 'no-store').redirect(returnPath((request.query as Fields)['from']), 303);
    });
  }
  for (const path of ['/auth', '/auth/reconsent', '/auth/reconsent/:connection', '/auth/callback']) {
    host.get(path, async (request, reply) => {
      const from = encodeURIComponent(returnPath((request.query as Fields)['from']));
      return reply.header('cache-control', 'no-store').redirect(`/login?from=${from}`, 303);
    });
  }
});
