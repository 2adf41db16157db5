import type { FastifyInstance } from 'fastify';
import { createGoogleUser, findUserByFederatedSubject, subjectOf } from '../accounts.ts';
import { isInApp, sendPage, textOf, type IdentityContext } from '../context.ts';
import { messages } from '../messages.ts';
import { MOUNT } from '../mountPath.ts';
import { loginPage } from '../pages/signIn.ts';
import { finishVisit, interactionPath, openVisit } from '../visits.ts';
import { CALLBACK_PATH, type FederatedClient } from './client.ts';

/** 'Continue with Google': to Google, back to the one registered address, and on in the visit that it belongs to. */
export function federatedRoutes(app: FastifyInstance, context: IdentityContext, google: FederatedClient): void {
  const { db } = context;
  const options = { schema: { hide: true }, exposeHeadRoute: false };
  const base = `${MOUNT}/interaction/:uid/google`;

  app.get(base, options, async (request, reply) => {
    const visit = await openVisit(context, request, reply);
    if (!visit) return reply;
    const loginHint = textOf(visit.params, 'login_hint');
    const { lang } = visit.surroundings.language;
    return reply.redirect((await google.start(visit.uid, { loginHint, language: lang })).href, 303);
  });

  // The registered address cannot contain the visit's id, and the visit's cookie is not sent there.
  app.get(CALLBACK_PATH, options, async (request, reply) => {
    const uid = await google.visitOf(textOf(request.query, 'state'));
    const query = request.url.slice(request.url.indexOf('?') + 1);
    return reply.redirect(`${interactionPath(uid ?? 'unknown')}/google/finish?${query}`, 303);
  });

  app.get(`${base}/finish`, options, async (request, reply) => {
    const visit = await openVisit(context, request, reply);
    if (!visit) return reply;
    const person = await google.finish(visit.uid, request.url.slice(request.url.indexOf('?') + 1));
    const refuse = (message: typeof messages.googleFailed | typeof messages.usePassword, email: string) => {
      const alert = visit.surroundings.language.intl.formatMessage(message);
      const form = { paths: visit.paths, isInApp: isInApp(request), email, alert };
      return sendPage(reply, 422, loginPage(visit.surroundings, form));
    };
    if (!person) return refuse(messages.googleFailed, '');
    const user = (await findUserByFederatedSubject(db, person.subject)) ?? (await createGoogleUser(db, person));
    // The owner of that account has not proved that the address is theirs, so it is never joined with Google's.
    if (!user) return refuse(messages.usePassword, person.email);
    return finishVisit(context, request, reply, { login: { accountId: subjectOf(user) } });
  });
}
