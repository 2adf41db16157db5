import type { Session } from '@social-shop/auth';
import { createRemoteJWKSet, errors as jose, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import { setTimeout } from 'node:timers/promises';
import { userOf, type SessionRecord, type Tokens } from './session.ts';

/** The session is over at the provider: only this ends ours. */
export class GrantEnded extends Error {}

/** No usable answer of the provider; whoever is signed in stays so. */
export class ProviderUnavailable extends Error {
  /** All that is known of why, for the log; without personal data. */
  get reason(): string {
    return reasons(this).join(': ');
  }
}

const reasons = (error: unknown): readonly string[] =>
  error instanceof Error ? [error.message, ...reasons(error.cause)] : [];

/** A sign-in that did not hold what it must. `reason` is a code for the log, without personal data. */
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

/** Longer than a slow provider takes (T17): whoever gives up may have used up the refresh token. */
const TIMEOUT_S = 20;
/** For what a visitor does not wait for. */
const SIGN_OUT_MS = 1_500;

/** Statuses that say to come back later. */
const COME_BACK = new Set([408, 425, 429]);
/** Errors that do (RFC 6749, section 4.1.2.1). */
const DOWN = new Set(['server_error', 'temporarily_unavailable']);

/** No keys were given, which says nothing of a signature. */
const KEYS_MISSING = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);

/** Of the algorithms that a provider names, those whose signature only it can have made: with a key that it alone holds. */
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

  /** Kept once it has succeeded; a provider that was down is asked again by the next visitor. */
  const known = () =>
    (discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new ProviderUnavailable('discovery failed', { cause: error });
    }));

  const tokensOf = (answer: openid.TokenEndpointResponse, before?: Tokens): Tokens => {
    const refreshToken = answer.refresh_token ?? before?.refreshToken;
    const idToken = answer.id_token ?? before?.idToken;
    return {
      accessToken: answer.access_token,
      expiresAt: Date.now() + (answer.expires_in ?? 36_000) * 1_000,
      ...(refreshToken ? { refreshToken } : {}),
      ...(idToken ? { idToken } : {}),
    };
  };

  /** Claims of an ID token whose signature holds; undefined when no key of the provider is the one that it names. */
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
      // After one more look at the keys (P7); any other fault of a signature is final.
      if (error instanceof jose.JWKSNoMatchingKey) return undefined;
      if (error instanceof jose.JOSEError && !KEYS_MISSING.has(error.code)) {
        throw new SignInRefused(error.code, { cause: error });
      }
      throw new ProviderUnavailable('no keys', { cause: error });
    }
  }

  return {
    /** Where a visitor signs in. `extra` says what to show there. */
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
     * Exchanges what came back to the callback, whose state is known to be that of `checks`.
     *
     * @throws SignInRefused, ProviderUnavailable
     */
    async finish(query: string, { state, nonce, verifier }: Checks): Promise<SessionRecord> {
      const { config } = await known();
      const answer = await openid
        .authorizationCodeGrant(config, new URL(`${redirectUri}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw failureOf(error);
        });
      const tokens = tokensOf(answer);
      const subject = String(answer.claims()?.sub);
      if (!tokens.idToken) throw new SignInRefused('no-id-token');
      const algorithms = acceptedAlgorithms(config.serverMetadata().id_token_signing_alg_values_supported);
      const claims =
        (await verified(tokens.idToken, algorithms)) ??
        (await openid.fetchUserInfo(config, tokens.accessToken, subject).catch((error: unknown) => {
          throw failureOf(error);
        }));
      return { user: checkedUser(claims), subject, tokens };
    },

    /** New tokens for old ones. @throws GrantEnded, ProviderUnavailable */
    async refresh(tokens: Tokens): Promise<Tokens> {
      if (!tokens.refreshToken) throw new GrantEnded('nothing to refresh with');
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

    /** Whether userinfo still knows the token's owner. @throws ProviderUnavailable */
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

    /** Makes the tokens useless; answers whether the provider said so in time: nobody's sign-out waits for it (T29). */
    async revoke({ refreshToken, accessToken }: Tokens): Promise<boolean> {
      const revoked = known().then(({ config }) => openid.tokenRevocation(config, refreshToken ?? accessToken));
      const answered = revoked.then(
        () => true,
        () => false,
      );
      return Promise.race([answered, setTimeout(SIGN_OUT_MS, false, { ref: false })]);
    },

    /**
     * Where the browser ends its session at the provider too. The ID token is left out, since addresses are kept and passed on (T13).
     * Revoking the tokens has ended the session that gave them, so the provider asks nothing; it asks before it ends any other session.
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

/** Status of the answer that an error tells of. */
function statusOf(error: unknown): number | undefined {
  const { status, cause } = error as { readonly status?: unknown; readonly cause?: unknown };
  if (typeof status === 'number') return status;
  return cause instanceof Response ? cause.status : undefined;
}

/** What went wrong at the provider is not the visitor's fault: only what its answer says counts as refused. */
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
    ? new ProviderUnavailable(code ?? 'no answer', { cause: error })
    : new SignInRefused(code, { cause: error });
}
