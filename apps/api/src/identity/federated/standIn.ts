import type { FastifyInstance } from 'fastify';
import { interactionPolicy, Provider, type AccountClaims, type InteractionResults } from 'oidc-provider';
import type { Db } from '../../db/database.ts';
import { markup } from '../../http/page.ts';
import { sendPage, surroundingsFor, textOf, type IdentityContext } from '../context.ts';
import type { Keys } from '../keys.ts';
import { messages } from '../messages.ts';
import { field, submit } from '../pages/fields.ts';
import { layout } from '../pages/layout.ts';
import { demoPeople, STAND_IN_SUBJECT } from '../people.ts';
import { recordsAdapter } from '../records.ts';
import { emailProblem, requiredProblem } from '../rules.ts';
import { CALLBACK_PATH } from './client.ts';
import { standInMessages } from './messages.ts';

/** The path of the stand-in for Google on the platform (P14). */
export const STAND_IN = '/federated';

const ACCESS_SECONDS = 3_600;

/** An account there is its own record: its subject contains its claims. */
const otherSubject = (email: string, name: string) =>
  STAND_IN_SUBJECT + Buffer.from(JSON.stringify([email.toLowerCase(), name])).toString('base64url');

const choice = (accountId: string) => ({ select_account: {}, login: { accountId, remember: false } });

function claimsOf(subject: string): AccountClaims | undefined {
  const known = demoPeople.find((person) => 'federatedSubject' in person && person.federatedSubject === subject);
  if (known) return { sub: subject, email: known.email, email_verified: true, name: known.name };
  if (!subject.startsWith(STAND_IN_SUBJECT)) return undefined;
  const [email, name] = JSON.parse(Buffer.from(subject.slice(STAND_IN_SUBJECT.length), 'base64url').toString()) as [
    string,
    string,
  ];
  return { sub: subject, email, email_verified: true, name };
}

/** Plays Google on one's own machine: a second OpenID provider that accepts any claimed identity. */
export function createStandIn({ db, env }: { db: Db } & Pick<IdentityContext, 'env'>, keys: Keys): Provider {
  const { issuer, clientId, clientSecret } = env.federated;
  const provider: Provider = new Provider(issuer, {
    adapter: recordsAdapter(db, 'federated:'),
    jwks: { keys: [...keys.jwks] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [new URL(CALLBACK_PATH, env.issuer).href],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, subject) => {
      const claims = claimsOf(subject);
      return claims && { accountId: subject, claims: () => claims };
    },
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `${STAND_IN}/interaction/${uid}`, policy: chooserPolicy() },
    responseTypes: ['code'],
    ttl: {
      AccessToken: ACCESS_SECONDS,
      AuthorizationCode: 60,
      Grant: ACCESS_SECONDS,
      IdToken: ACCESS_SECONDS,
      Interaction: ACCESS_SECONDS,
      Session: ACCESS_SECONDS,
    },
    cookies: {
      keys: [...keys.cookieSecrets],
      names: { session: 'federated_session', interaction: 'federated_interaction', resume: 'federated_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: STAND_IN },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
  });
  provider.proxy = true;
  return provider;
}

/** As at Google, a client may require that the visitor chooses an account, even if signed in. */
function chooserPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Its one page: choose an account, or enter another. */
export function standInRoutes(app: FastifyInstance, context: IdentityContext, standIn: () => Provider): void {
  const path = `${STAND_IN}/interaction/:uid`;
  const options = { schema: { hide: true }, exposeHeadRoute: false };

  app.get(path, options, async (request, reply) => {
    const { params } = await standIn().interactionDetails(request.raw, reply.raw);
    const surroundings = await surroundingsFor(context, request.headers, params['ui_locales']);
    const text = surroundings.language.intl.formatMessage;
    const accounts = demoPeople.flatMap((person) =>
      'federatedSubject' in person
        ? [
            markup`<button class="button secondary" name="subject" value="${person.federatedSubject}">${person.name} (${person.email})</button>`,
          ]
        : [],
    );
    const page = layout(
      { ...surroundings, artUrl: undefined },
      text(standInMessages.chooseAccount),
      markup`<p class="muted">${text(standInMessages.playsGoogle)}</p>
<form method="post">${accounts}
<button class="button secondary" name="answer" value="cancel">${text(messages.cancel)}</button></form>
<div class="or">${text(messages.or)}</div>
<form method="post" novalidate>
${field({ name: 'name', label: text(standInMessages.name), type: 'text', autocomplete: 'name' })}
${field({ name: 'email', label: text(standInMessages.googleEmail), type: 'email', autocomplete: 'email' })}
${submit(text(standInMessages.useAccount))}
</form>`,
    );
    return sendPage(reply, 200, page);
  });

  app.post(path, { schema: { hide: true } }, async (request, reply) => {
    const { body } = request;
    const name = textOf(body, 'name');
    const email = textOf(body, 'email').trim();
    const finish = async (result: InteractionResults) => {
      const returnTo = await standIn().interactionResult(request.raw, reply.raw, result);
      return reply.redirect(returnTo, 303);
    };
    if (textOf(body, 'answer') === 'cancel') return finish({ error: 'access_denied' });
    const subject = textOf(body, 'subject');
    if (subject && claimsOf(subject)) return finish(choice(subject));
    if (emailProblem(email) || requiredProblem(name)) return reply.redirect(request.url, 303);
    return finish(choice(otherSubject(email, name)));
  });
}
