import { SIGN_UP_PROMPT } from '@social-shop/api-contract/signUpPrompt';
import { Provider, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Db } from '../db/database.ts';
import { findUserBySubject } from './accounts.ts';
import { CLAIMS_BY_SCOPE, claimsOf } from './claims.ts';
import type { IdentityContext } from './context.ts';
import { PASSWORD_GRANT, SCOPES } from './grants.ts';
import { AGENT_ACR, impersonationIdOf, impersonationOfGrant, isRunning, linkGrant } from './impersonation.ts';
import type { Keys } from './keys.ts';
import { MOUNT } from './mountPath.ts';
import { registerPasswordGrant } from './passwordGrant.ts';
import { recordsAdapter } from './records.ts';
import { completeSignOut, providerPages } from './signOut.ts';

/** Lifetimes in seconds (specification 1, section 9; P9). */
const HOSTED = { access: 36_000, refresh: 2_592_000, session: 2_592_000 };
const PASSWORD = { access: 15_552_000, refresh: 31_104_000 };
const ID_TOKEN = 36_000;
/** Longer than its tokens are refreshed; the job `delete-empty-grants` deletes grants without tokens. */
const GRANT = 315_360_000;
const INTERACTION = 3_600;
const CODE = 60;

const isPassword = (token: { readonly gty?: string | undefined }) => token.gty?.startsWith(PASSWORD_GRANT) ?? false;

/** The OpenID provider of the shop, with one first-party client: it asks for consent only if the client requests it. */
export function createProvider(
  { db, env, logins, coverMediaId }: Pick<IdentityContext, 'db' | 'env' | 'logins' | 'coverMediaId'>,
  keys: Keys,
): Provider {
  const { issuer, publicUrl } = env;
  const { renderError, ...signOut } = providerPages({ db, env, coverMediaId });
  const configuration: Configuration = {
    adapter: recordsAdapter(db),
    jwks: { keys: [...keys.jwks] },
    clients: [
      {
        client_id: env.clientId,
        client_secret: env.clientSecret,
        redirect_uris: [`${publicUrl}/auth/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token', PASSWORD_GRANT],
        token_endpoint_auth_method: 'client_secret_basic',
        require_auth_time: true,
      },
    ],
    scopes: SCOPES,
    claims: CLAIMS_BY_SCOPE,
    // Claims are in the ID token, too, so sign-in needs no second call.
    conformIdTokenClaims: false,
    findAccount: async (_context, subject, token) => {
      const user = await findUserBySubject(db, subject);
      if (!user) return undefined;
      const record = token?.grantId === undefined ? undefined : await impersonationOfGrant(db, token.grantId);
      if (record && record.endsAt <= new Date()) return undefined;
      return { accountId: subject, claims: () => claimsOf(user, record?.agentId) };
    },
    loadExistingGrant: (context) => loadGrant(db, context),
    interactions: {
      url: (_context, { uid }) => `${MOUNT}/interaction/${uid}`,
      policy: policyOf(db),
    },
    extraParams: ['screen_hint', 'connection', 'invite', SIGN_UP_PROMPT],
    pkce: { required: () => true },
    responseTypes: ['code'],
    rotateRefreshToken: true,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    // The shop's session lives as long as it is used, however long ago the visitor was at the provider.
    expiresWithSession: () => false,
    ttl: {
      AccessToken: (_context, token) => (isPassword(token) ? PASSWORD.access : HOSTED.access),
      RefreshToken: (_context, token) => (isPassword(token) ? PASSWORD.refresh : HOSTED.refresh),
      AuthorizationCode: CODE,
      IdToken: ID_TOKEN,
      Session: HOSTED.session,
      Grant: GRANT,
      Interaction: INTERACTION,
    },
    cookies: {
      keys: [...keys.cookieSecrets],
      // Cookies ignore ports (P4): no other program on this host name may have these names.
      names: { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: MOUNT },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, asking, token) => token.clientId === asking.clientId },
      rpInitiatedLogout: { enabled: true, ...signOut },
    },
    renderError,
  };
  const provider = new Provider(issuer, configuration);
  // The client and the address have been checked before a request gets here.
  provider.proxy = true;
  provider.use(completeSignOut({ db, env, coverMediaId }) as never);
  registerPasswordGrant(provider, { db, logins });
  return provider;
}

/** Sign-in is also required if an agent's view has expired, or if the session is of another connection than requested. */
function policyOf(db: Db) {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy.get('login')?.checks.add(
    new Check('impersonation_over', 'the time of this view has expired', async ({ oidc }) => {
      const id = impersonationIdOf(oidc.session?.acr);
      return id !== undefined && oidc.result?.login === undefined && !(await isRunning(db, id));
    }),
  );
  policy.get('login')?.checks.add(
    new Check('agent', 'an agent chooses a view', ({ oidc }) => {
      return oidc.session?.acr === AGENT_ACR && oidc.result?.login === undefined;
    }),
  );
  policy.get('login')?.checks.add(
    new Check('other_connection', 'another way of signing in is requested', ({ oidc }) => {
      const { connection } = oidc.params ?? {};
      const subject = oidc.session?.accountId;
      if (typeof connection !== 'string' || subject === undefined || oidc.result?.login !== undefined) return false;
      return !subject.startsWith(`${connection}|`);
    }),
  );
  return policy;
}

/** The grant of this session, made without asking. An agent's view never shares one with the user's own tokens. */
async function loadGrant(db: Db, { oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const wanted = impersonationIdOf(session.acr);
  const id = session.grantIdFor(client.clientId);
  const existing = id === undefined ? undefined : await provider.Grant.find(id);
  if (existing && existing.accountId === session.accountId) {
    const record = await impersonationOfGrant(db, existing.jti);
    if (record?.id === wanted) return existing;
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  const grantId = await grant.save();
  if (wanted !== undefined) await linkGrant(db, wanted, grantId);
  return grant;
}
