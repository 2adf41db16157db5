import { SIGN_UP_PROMPT } from '@social-shop/api-contract/signUpPrompt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEmailUser, findUser, findUserByEmail, findUserBySubject, subjectOf, type User } from './accounts.ts';
import { isInApp, sendPage, textOf, type IdentityContext } from './context.ts';
import { checkCredentials } from './credentials.ts';
import { AGENT_ACR, acrOf, startImpersonation } from './impersonation.ts';
import { countFrom } from './limits.ts';
import { sendConfirmation, sendSetPassword } from './mailLinks.ts';
import { messages } from './messages.ts';
import { MOUNT } from './mountPath.ts';
import { forgotPage, mailSentPage } from './pages/password.ts';
import { actAsPage, consentPage, loginPage, signupPage, type Refused } from './pages/signIn.ts';
import { emailProblem, passwordProblem, requiredProblem, type Problem } from './rules.ts';
import { finishVisit, openVisit, type Visit } from './visits.ts';

const UNPROCESSABLE = 422;
const TOO_MANY = 429;

/** The pages of a sign-in: log-in, sign-up, forgotten password, consent, an agent's choice. */
export function signInRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db } = context;
  const base = `${MOUNT}/interaction/:uid`;

  /** Serves a page and its form, both only for a browser in the middle of a sign-in. */
  const page = (path: string, routes: { readonly show?: Handler; readonly post?: Handler }) => {
    const run = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = await openVisit(context, request, reply);
      return visit ? handler(visit, request, reply) : reply;
    };
    if (routes.show) app.get(base + path, { schema: { hide: true }, exposeHeadRoute: false }, run(routes.show));
    if (routes.post) app.post(base + path, { schema: { hide: true } }, run(routes.post));
  };

  page('', {
    async show(visit, request, reply) {
      if (visit.prompt === 'consent') return showConsent(visit, reply);
      if (visit.params['connection'] === 'google-oauth2') return reply.redirect(visit.paths.google, 303);
      const isSignup = visit.params['screen_hint'] === 'signup';
      return sendPage(reply, 200, isSignup ? signupOf(visit, request) : loginOf(visit, request));
    },
  });

  page('/login', {
    show: async (visit, request, reply) => sendPage(reply, 200, loginOf(visit, request)),
    async post(visit, request, reply) {
      const email = textOf(request.body, 'email');
      const password = textOf(request.body, 'password');
      const errors = said(visit, { email: emailProblem(email), password: requiredProblem(password) });
      if (errors) return sendPage(reply, UNPROCESSABLE, loginOf(visit, request, { email, errors }));

      const isFromOwnMachine = app.isFromOwnMachine(request.raw);
      const outcome = await checkCredentials(context, { email, password, address: request.ip, isFromOwnMachine });
      if ('retryAfter' in outcome) {
        return tooMany(reply, outcome.retryAfter, (alert) => loginOf(visit, request, { email, alert }), visit);
      }
      if ('wrong' in outcome) {
        const alert = textIn(visit)(messages.wrongCredentials);
        return sendPage(reply, UNPROCESSABLE, loginOf(visit, request, { email, alert, isPasswordWrong: true }));
      }
      return signIn(visit, request, reply, outcome.user);
    },
  });

  page('/signup', {
    show: async (visit, request, reply) => sendPage(reply, 200, signupOf(visit, request)),
    async post(visit, request, reply) {
      const email = textOf(request.body, 'email');
      const password = textOf(request.body, 'password');
      const invite = textOf(visit.params, 'invite') || undefined;
      const errors = said(visit, {
        email: emailProblem(email),
        password: passwordProblem(password, { isCreator: invite !== undefined }),
      });
      if (errors) return sendPage(reply, UNPROCESSABLE, signupOf(visit, request, { email, errors }));

      const retryAfter = await countFrom(db, request.ip, 'signup-address');
      if (retryAfter !== undefined) {
        return tooMany(reply, retryAfter, (alert) => signupOf(visit, request, { email, alert }), visit);
      }
      const user = await createEmailUser(db, { email, password, invite });
      if (!user) {
        const taken = { email: textIn(visit)(messages.emailTaken) };
        return sendPage(reply, UNPROCESSABLE, signupOf(visit, request, { email, errors: taken }));
      }
      await sendConfirmation(context, user, visit.surroundings.language);
      return signIn(visit, request, reply, user);
    },
  });

  page('/forgot', {
    show: async ({ surroundings, paths, params }, _request, reply) =>
      sendPage(
        reply,
        200,
        forgotPage(surroundings, { action: paths.forgot, login: paths.login, email: textOf(params, 'login_hint') }),
      ),
    async post(visit, request, reply) {
      const { surroundings, paths } = visit;
      const email = textOf(request.body, 'email');
      const form = { action: paths.forgot, login: paths.login, email };
      const errors = said(visit, { email: emailProblem(email) });
      if (errors) return sendPage(reply, UNPROCESSABLE, forgotPage(surroundings, { ...form, errors }));

      const retryAfter = await countFrom(db, request.ip, 'forgot-address');
      if (retryAfter !== undefined) {
        return tooMany(reply, retryAfter, (alert) => forgotPage(surroundings, { ...form, alert }), visit);
      }
      afterwards(request, sendSetPassword(context, email, surroundings.language));
      return sendPage(reply, 200, mailSentPage(surroundings, { login: paths.login, email }));
    },
  });

  const showConsent = async ({ surroundings, paths, accountId = '' }: Visit, reply: FastifyReply) => {
    const user = await findUserBySubject(db, accountId);
    return sendPage(reply, 200, consentPage(surroundings, { paths, email: user?.email ?? '' }));
  };
  page('/consent', {
    show: async (visit, _request, reply) => showConsent(visit, reply),
    async post(_visit, request, reply) {
      const agrees = textOf(request.body, 'answer') === 'agree';
      const refusal = { error: 'access_denied', error_description: 'the visitor did not agree' };
      return finishVisit(context, request, reply, agrees ? { consent: {} } : refusal);
    },
  });

  page('/act-as', {
    async show({ surroundings, paths, agentId }, _request, reply) {
      return agentId ? sendPage(reply, 200, actAsPage(surroundings, { paths })) : reply.redirect(paths.login, 303);
    },
    async post(visit, request, reply) {
      const agent = visit.agentId === undefined ? undefined : await findUser(db, visit.agentId);
      if (agent?.role !== 'support') return reply.redirect(visit.paths.login, 303);
      if (textOf(request.body, 'myself')) {
        return finishVisit(context, request, reply, {
          login: { accountId: subjectOf(agent), acr: AGENT_ACR, remember: false },
        });
      }
      const email = textOf(request.body, 'email');
      const reason = textOf(request.body, 'reason').trim().slice(0, 500);
      const customer = await findUserByEmail(db, email);
      const errors = said(visit, {
        email: emailProblem(email) ?? (customer?.role === 'shopper' ? undefined : messages.unknownCustomer),
        reason: requiredProblem(reason),
      });
      if (errors || !customer) {
        const form = { paths: visit.paths, email, ...(errors && { errors }) };
        return sendPage(reply, UNPROCESSABLE, actAsPage(visit.surroundings, form));
      }
      const id = await startImpersonation(db, { agentId: agent.id, userId: customer.id, reason });
      return finishVisit(context, request, reply, {
        login: { accountId: subjectOf(customer), acr: acrOf(id), remember: false },
      });
    },
  });

  /** The account is known: agents choose a view first, everybody else returns to the shop. */
  const signIn = async (visit: Visit, request: FastifyRequest, reply: FastifyReply, user: User) => {
    if (user.role !== 'support') {
      return finishVisit(context, request, reply, { login: { accountId: subjectOf(user) } });
    }
    await context.provider().interactionResult(request.raw, reply.raw, { agentId: user.id });
    return reply.redirect(visit.paths.actAs, 303);
  };
}

type Handler = (visit: Visit, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const textIn = ({ surroundings }: Visit) => surroundings.language.intl.formatMessage;

const optionsOf = ({ paths, params }: Visit, request: FastifyRequest) => ({
  paths,
  isInApp: isInApp(request),
  email: textOf(params, 'login_hint'),
  prompt: textOf(params, SIGN_UP_PROMPT),
});

const loginOf = (visit: Visit, request: FastifyRequest, refused: Refused = {}) =>
  loginPage(visit.surroundings, { ...optionsOf(visit, request), ...refused });

const signupOf = (visit: Visit, request: FastifyRequest, refused: Refused = {}) =>
  signupPage(visit.surroundings, { ...optionsOf(visit, request), ...refused });

/** Problems in the visitor's language, or undefined if there are none. */
function said<Name extends string>(visit: Visit, problems: Readonly<Record<Name, Problem>>) {
  const found = Object.entries<Problem>(problems).flatMap(([name, problem]) =>
    problem ? [[name, textIn(visit)(problem)] as const] : [],
  );
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Record<Name, string>>) : undefined;
}

function tooMany(
  reply: FastifyReply,
  retryAfter: number,
  pageWith: (alert: string) => ReturnType<typeof loginPage>,
  visit: Visit,
): FastifyReply {
  const alert = textIn(visit)(messages.tooManyAttempts, { minutes: Math.ceil(retryAfter / 60) });
  return sendPage(reply.header('retry-after', retryAfter), TOO_MANY, pageWith(alert));
}

/** Work that must not show in the duration of a response. */
function afterwards(request: FastifyRequest, work: Promise<void>): void {
  work.catch((error: unknown) => request.log.error({ err: error }, 'mail could not be sent'));
}
