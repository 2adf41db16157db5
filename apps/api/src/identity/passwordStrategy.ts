import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, invalidRequest } from '../plugins/errors.ts';
import { changeEmail, createEmailUser, setPassword, type User } from './accounts.ts';
import { isFromHost, tooManyAttempts, visitorAddress } from './clientCalls.ts';
import { textOf, type IdentityContext } from './context.ts';
import { countFrom } from './limits.ts';
import { sendConfirmation, sendSetPassword, setPasswordByLink } from './mailLinks.ts';
import { messages } from './messages.ts';
import { personForSensitiveAct, personOf } from './person.ts';
import { revokeGrants, signOutEverywhere } from './records.ts';
import { emailProblem, passwordProblem, type Problem } from './rules.ts';
import { languageOf } from './texts.ts';

/** Paths of the strategy's calls that the provider serves. */
export const STRATEGY_ALIASES = { '/token': '/token', '/userinfo': '/me' } as const;

/** The password strategy's own calls (specification 1, section 7), form-encoded. The host makes them, never a browser. */
export function passwordStrategy(app: FastifyInstance, context: IdentityContext): void {
  const { db, env } = context;
  const options = { schema: { hide: true } };

  const language = ({ headers }: FastifyRequest) => languageOf({ acceptLanguage: headers['accept-language'] });
  const requireHost = async (request: FastifyRequest) => {
    if (!isFromHost(request, env))
      throw new ApiFailure(401, 'unauthorized', "The call needs the client's credentials.");
  };
  const count = async (request: FastifyRequest, reply: FastifyReply, name: 'signup-address' | 'forgot-address') => {
    const retryAfter = await countFrom(db, visitorAddress(request, env), name);
    if (retryAfter === undefined) return;
    reply.header('retry-after', retryAfter);
    throw tooManyAttempts();
  };
  /** @throws what is wrong, in the visitor's language. */
  const check = (request: FastifyRequest, name: string, problem: Problem) => {
    if (!problem) return;
    const userMessage = language(request).intl.formatMessage(problem);
    throw new ApiFailure(400, 'invalid-request', `${name}: ${problem.defaultMessage}`, { userMessage });
  };
  const taken = (request: FastifyRequest) =>
    new ApiFailure(409, 'conflict', messages.emailTaken.defaultMessage, {
      userMessage: language(request).intl.formatMessage(messages.emailTaken),
    });
  const mustOwnPassword = ({ provider, canChangeEmail }: User) => {
    if (provider !== 'email' || !canChangeEmail) {
      throw new ApiFailure(403, 'forbidden', 'Email and password of this account are not stored here.');
    }
  };

  app.post('/api/signup/ltk', { ...options, preHandler: requireHost }, async (request, reply) => {
    const email = textOf(request.body, 'email');
    const password = textOf(request.body, 'password');
    const invite = textOf(request.body, 'invite') || undefined;
    check(request, 'email', emailProblem(email));
    check(request, 'password', passwordProblem(password, { isCreator: invite !== undefined }));
    await count(request, reply, 'signup-address');
    const user = await createEmailUser(db, { email, password, invite });
    if (!user) throw taken(request);
    await sendConfirmation(context, user, language(request));
    return reply.code(201).send({ user: present(user) });
  });

  app.post('/api/password/request/ltk', { ...options, preHandler: requireHost }, async (request, reply) => {
    const email = textOf(request.body, 'email');
    check(request, 'email', emailProblem(email));
    await count(request, reply, 'forgot-address');
    sendSetPassword(context, email, language(request)).catch((error: unknown) =>
      request.log.error({ err: error }, 'mail could not be sent'),
    );
    return {};
  });

  /** With the token of a mail, or by the signed-in user. */
  app.post('/api/users/me/password', options, async (request) => {
    const token = textOf(request.body, 'token');
    const password = textOf(request.body, 'password');
    if (token) {
      check(request, 'password', passwordProblem(password, { isCreator: false }));
      if (!(await setPasswordByLink(db, token, password))) throw invalidRequest('The link of the mail is over.');
      return {};
    }
    const { user, grantId } = await personForSensitiveAct(context, request);
    mustOwnPassword(user);
    check(request, 'password', passwordProblem(password, { isCreator: user.invite !== null }));
    await setPassword(db, user.id, password);
    await signOutEverywhere(db, user.id, { except: grantId });
    return {};
  });

  app.put('/api/users/me', options, async (request) => {
    const { user } = await personForSensitiveAct(context, request);
    mustOwnPassword(user);
    const email = textOf(request.body, 'email');
    check(request, 'email', emailProblem(email));
    if (!(await changeEmail(db, user.id, email))) throw taken(request);
    const changed = { ...user, email: email.trim() };
    await sendConfirmation(context, changed, language(request));
    return { user: present(changed) };
  });

  app.get('/logout', { ...options, exposeHeadRoute: false }, async (request, reply) => {
    try {
      await revokeGrants(db, [(await personOf(context, request)).grantId]);
    } catch (error) {
      // A second sign-out succeeds, too.
      if (!(error instanceof ApiFailure)) throw error;
    }
    return reply.code(204).send();
  });
}

const present = ({ id, email }: User) => ({ id, email });
