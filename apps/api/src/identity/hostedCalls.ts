import type { FastifyInstance } from 'fastify';
import { invalidRequest } from '../plugins/errors.ts';
import { tooManyAttempts, visitorAddress } from './clientCalls.ts';
import { textOf, type IdentityContext } from './context.ts';
import { countFrom } from './limits.ts';
import { sendSetPassword } from './mailLinks.ts';
import { MOUNT } from './mountPath.ts';
import { emailProblem } from './rules.ts';
import { languageOf } from './texts.ts';

/** The hosted provider's calls outside of OpenID Connect (P14). */
export function hostedCalls(app: FastifyInstance, context: IdentityContext): void {
  const { db, env } = context;

  app.post(`${MOUNT}/change_password`, { schema: { hide: true } }, async (request, reply) => {
    const { body } = request;
    if (textOf(body, 'client_id') !== env.clientId) throw invalidRequest('client_id is not known.');
    if (textOf(body, 'connection') !== 'auth0') throw invalidRequest("connection is 'auth0': no other has passwords.");
    const email = textOf(body, 'email');
    if (emailProblem(email)) throw invalidRequest('email is not an email address.');

    const retryAfter = await countFrom(db, visitorAddress(request, env), 'forgot-address');
    if (retryAfter !== undefined) {
      reply.header('retry-after', retryAfter);
      throw tooManyAttempts();
    }
    const language = languageOf({
      uiLocales: textOf(body, 'ui_locales') || undefined,
      acceptLanguage: request.headers['accept-language'],
    });
    // Known or not, the response is the same and takes the same time (T45).
    sendSetPassword(context, email, language).catch((error: unknown) =>
      request.log.error({ err: error }, 'mail could not be sent'),
    );
    return {};
  });

  app.get(`${MOUNT}/v2/logout`, { schema: { hide: true }, exposeHeadRoute: false }, async ({ query }, reply) => {
    const known = { client_id: 'client_id', returnTo: 'post_logout_redirect_uri', id_token_hint: 'id_token_hint' };
    const passedOn = Object.entries(known).flatMap(([given, standard]) => {
      const value = textOf(query, given);
      return value ? [[standard, value] as const] : [];
    });
    return reply.redirect(`${env.issuer}/session/end?${new URLSearchParams(Object.fromEntries(passedOn))}`, 303);
  });
}
