import type { Session } from '@social-shop/auth';
import { createRemoteJWKSet, errors as jose, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import { setTimeout } from 'node:timers/promises';
import { userOf, type SessionRecord, type Tokens } from './session.ts';

/** The session is over at the provider. Only this ends ours. */
export class GrantEnded extends Error {}

/** No usable response from the provider. Signed-in visitors stay signed in. */
export class ProviderUnavailable extends Error {
  /** The reason for the log, without personal data. */
  get reason(): string {
    return reasons(this).join(': ');
  }
}

const reasons = (error: unknown): readonly string[] =>
  error instanceof Error ? [error.message, ...reasons(error.cause)] : [];

/** A sign-in that failed a check. `reason` is a code for the log, without personal data. */
export class SignInRefused extends Error {
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super(`sign-in refused: ${reason}`, options);
    this.reason = reason;
  }
}

/** Secrets of one attempt to sign in. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderOptions {
  readonly issuerUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

const SCOPE = 'openid profile email consumer offline_access';

/** Longer than a slow provider takes (T17): a request that is given up may have used the refresh token. */
const TIMEOUT_S = 20;
/** For requests that no visitor waits for. */
const SIGN_OUT_MS = 1_500;

/** Statuses that mean try again later. */
const COME_BACK = new Set([408, 425, 429]);
/** Errors that mean the same (RFC 6749, section 4.1.2.1). */
const DOWN = new Set(['server_error', 'temporarily_unavailable']);

/** The keys could not be fetched, which says nothing about a signature. */
const KEYS_MISSING = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);

/** The provider's asymmetric algorithms, for which only it has the signing key. */
export const acceptedAlgorithms = (named: readonly string[] = ['RS256']) =>
  named.filter((name) => name !== 'none' && !name.startsWith('HS'));

/** The host as a confidential client of the OpenID provider: code flow with PKCE S256 (T01), its checks (T04–T07) and tokens. */
export function createProvider({ issuerUrl, clientId, clientSecret, redirectUri }: ProviderOptions) {
  let discovered: Promise<{ config: openid.Configuration; keys: JWTVerifyGetKey }> | undefined;

  async function discover() {
    const insecure = issuerUrl.startsWith('http:') ? [openid.allowInsecureRequests] : [];
    const authentication = openid.ClientSecretBasic(clientSecret);
    const options = { execute: insecure, timeout: TIMEOUT_S };
    const config = await openid.discovery(new URL(issuerUrl), clientId, clientSecret, authentication, options);
    const { jwks_uri: keysUrl = '' } = config.serverMetadata();
    return { config, keys: createRemoteJWKSet(new URL(keysUrl)) };
  }

  /** Cached once it has succeeded. If the provider was down, the next visitor's request fetches it again. */
  const known = () =>
    (discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new ProviderUnavailable('discovery failed', { cause: error });
    }));

  const tokensOf = (response: openid.TokenEndpointResponse, before?: Tokens): Tokens => {
    const refreshToken = response.refresh_token ?? before?.refreshToken;
    const idToken = response.id_token ?? before?.idToken;
    return {
      accessToken: response.access_token,
      expiresAt: Date.now() + (response.expires_in ?? 36_000) * 1_000,
      ...(refreshToken ? { refreshToken } : {}),
      ...(idToken ? { idToken } : {}),
    };
  };

  /** Claims of an ID token with a valid signature; undefined if the provider has no key with its id. */
  async function verified(idToken: string, algorithms: readonly string[]) {
    const { keys } = await known();
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: [...algorithms],
        issuer: issuerUrl,
        audience: clientId,
      });
      return payload;
    } catch (error) {
      // After the keys were fetched once more (P7). Any other fault of a signature is final.
      if (error instanceof jose.JWKSNoMatchingKey) return undefined;
      if (error instanceof jose.JOSEError && !KEYS_MISSING.has(error.code)) {
        throw new SignInRefused(error.code, { cause: error });
      }
      throw new ProviderUnavailable('no keys', { cause: error });
    }
  }

  return {
    /** The address where a visitor signs in. `extra` has parameters for the page there. */
    async authorizationUrl({ state, nonce, verifier }: Checks, extra: Readonly<Record<string, string>> = {}) {
      const { config } = await known();
      return openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...extra,
      }).href;
    },

    /**
     * Exchanges the parameters of a callback for tokens. The state is already known to be that of `checks`.
     *
     * @throws SignInRefused, ProviderUnavailable
     */
    async finish(query: string, { state, nonce, verifier }: Checks): Promise<SessionRecord> {
      const { config } = await known();
      const response = await openid
        .authorizationCodeGrant(config, new URL(`${redirectUri}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw failureOf(error);
        });
      const tokens = tokensOf(response);
      const subject = String(response.claims()?.sub);
      if (!tokens.idToken) throw new SignInRefused('no-id-token');
      const algorithms = acceptedAlgorithms(config.serverMetadata().id_token_signing_alg_values_supported);
      const claims =
        (await verified(tokens.idToken, algorithms)) ??
        (await openid.fetchUserInfo(config, tokens.accessToken, subject).catch((error: unknown) => {
          throw failureOf(error);
        }));
      return { user: checkedUser(claims), subject, tokens };
    },

    /** Refreshes tokens. @throws GrantEnded, ProviderUnavailable */
    async refresh(tokens: Tokens): Promise<Tokens> {
      if (!tokens.refreshToken) throw new GrantEnded('there is no refresh token');
      const { config } = await known();
      try {
        return tokensOf(await openid.refreshTokenGrant(config, tokens.refreshToken), tokens);
      } catch (error) {
        if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') {
          throw new GrantEnded('invalid_grant', { cause: error });
        }
        throw new ProviderUnavailable('refresh failed', { cause: error });
      }
    },

    /** Whether userinfo still accepts the token. @throws ProviderUnavailable */
    async accepts(accessToken: string, subject: string): Promise<boolean> {
      const { config } = await known();
      try {
        await openid.fetchUserInfo(config, accessToken, subject);
        return true;
      } catch (error) {
        if (statusOf(error) === 401) return false;
        throw new ProviderUnavailable('userinfo failed', { cause: error });
      }
    },

    /** Revokes the tokens. Returns whether the provider confirmed it in time; sign-out does not wait longer (T29). */
    async revoke({ refreshToken, accessToken }: Tokens): Promise<boolean> {
      const revoked = known().then(({ config }) => openid.tokenRevocation(config, refreshToken ?? accessToken));
      const confirmed = revoked.then(
        () => true,
        () => false,
      );
      return Promise.race([confirmed, setTimeout(SIGN_OUT_MS, false, { ref: false })]);
    },

    /**
     * The address where the browser ends its session at the provider, too. The ID token is left out, because addresses are stored and
     * passed on (T13). Revoking the tokens has ended the session they came from, so the provider asks nothing; it asks before it ends any
     * other session.
     */
    async signOutUrl(returnTo: string): Promise<string> {
      const { config } = await known();
      return openid.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;

function checkedUser(claims: object): Session {
  try {
    return userOf(claims as Readonly<Record<string, unknown>>);
  } catch (error) {
    throw new SignInRefused('subject', { cause: error });
  }
}

/** The status of the response behind an error. */
function statusOf(error: unknown): number | undefined {
  const { status, cause } = error as { readonly status?: unknown; readonly cause?: unknown };
  if (typeof status === 'number') return status;
  return cause instanceof Response ? cause.status : undefined;
}

/** Failures of the provider are not the visitor's fault: only errors that its response names count as refused. */
function failureOf(error: unknown): Error {
  const status = statusOf(error) ?? 0;
  const unavailable = status >= 500 || COME_BACK.has(status);
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
    return unavailable || DOWN.has(error.error)
      ? new ProviderUnavailable(error.error, { cause: error })
      : new SignInRefused(error.error, { cause: error });
  }
  const code = error instanceof openid.ClientError ? error.code : undefined;
  return code === undefined || code === 'OAUTH_TIMEOUT' || unavailable
    ? new ProviderUnavailable(code ?? 'no response', { cause: error })
    : new SignInRefused(code, { cause: error });
}
