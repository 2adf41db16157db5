import { errors, type KoaContextWithOIDC, type Provider, type TokenEndpointGrantContext } from 'oidc-provider';
import { subjectOf } from './accounts.ts';
import { claimsOf } from './claims.ts';
import type { IdentityContext } from './context.ts';
import { checkCredentials } from './credentials.ts';
import { PASSWORD_GRANT, SCOPES } from './grants.ts';
import type { WeighedRequest } from './mount.ts';

/** The visitor for whom the host acts. Trusted, because the host has sent the client's secret (W21). */
export const VISITOR_ADDRESS = 'x-visitor-address';
/** 'yes' if the visitor's own request to the host was from the host's machine (P17). */
const VISITOR_ON_OWN_MACHINE = 'x-visitor-on-own-machine';

/** Whether the visitor is on this machine: the sender is, and if that is the host, its visitor is, too. */
function isVisitorOnOwnMachine(koa: KoaContextWithOIDC): boolean {
  const { isFromOwnMachine = false }: WeighedRequest = koa.req;
  const isHost = koa.get(VISITOR_ADDRESS) !== '';
  return isFromOwnMachine && (!isHost || koa.get(VISITOR_ON_OWN_MACHINE) === 'yes');
}

interface Parameters {
  readonly username?: string;
  readonly password?: string;
  readonly scope?: string;
}

/** Adds the password strategy's log-in to the provider: `grant_type=password`, `username`, `password`, `scope`. */
export function registerPasswordGrant(provider: Provider, context: Pick<IdentityContext, 'db' | 'logins'>): void {
  const grantTokens = async (koa: TokenEndpointGrantContext<Parameters>): Promise<void> => {
    const { client, params } = koa.oidc;
    const { username = '', password = '' } = params;
    const address = koa.get(VISITOR_ADDRESS) || koa.ip;
    const isFromOwnMachine = isVisitorOnOwnMachine(koa);
    const outcome = await checkCredentials(context, { email: username, password, address, isFromOwnMachine });
    if ('retryAfter' in outcome) {
      koa.set('retry-after', String(outcome.retryAfter));
      throw Object.assign(new errors.CustomOIDCProviderError('rate_limited', 'Too many attempts.'), {
        status: 429,
        statusCode: 429,
      });
    }
    // Agents choose a view at the hosted provider, or none.
    if ('wrong' in outcome || outcome.user.role === 'support') throw new errors.InvalidGrant('wrong email or password');

    const accountId = subjectOf(outcome.user);
    const asked = new Set(params.scope?.split(' ') ?? SCOPES);
    const scope = SCOPES.filter((name) => asked.has(name)).join(' ');
    const grant = new provider.Grant({ accountId, clientId: client.clientId });
    grant.addOIDCScope(scope);
    const grantId = await grant.save();
    const authTime = Math.floor(Date.now() / 1000);
    const source = { accountId, client, grantId, gty: PASSWORD_GRANT, scope };

    const accessToken = new provider.AccessToken(source);
    const refreshToken = new provider.RefreshToken({ ...source, authTime, rotations: 0 });
    const idToken = new provider.IdToken({}, { ctx: koa });
    const claims = { ...claimsOf(outcome.user, undefined), auth_time: authTime };
    for (const [name, value] of Object.entries(claims)) idToken.set(name, value);
    koa.body = {
      access_token: await accessToken.save(),
      refresh_token: await refreshToken.save(),
      id_token: await idToken.issue({ use: 'idtoken' }),
      expires_in: accessToken.expiration,
      scope,
      token_type: 'Bearer',
    };
  };
  provider.registerGrantType<Parameters>(PASSWORD_GRANT, grantTokens, ['username', 'password', 'scope']);
}
