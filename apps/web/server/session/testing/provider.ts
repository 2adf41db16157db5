import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const USER_ID = '3c0f4a52-8a4e-4b6e-9c39-0a3c9f1f2d11';

interface Reply {
  readonly status?: number;
  readonly body?: object;
}

/** Calls of the provider by the names that tests use. */
type Call = 'auth' | 'token' | 'userinfo' | 'jwks' | 'revocation' | 'change_password';

/** A provider that approves every sign-in at once, with faults that a test sets. */
export async function startProvider() {
  const keys = await generateKeyPair('RS256');
  const sign = (claims: JWTPayload, { kid = 'first' as string | null, key = keys.privateKey } = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...(kid === null ? {} : { kid }) }).sign(key);
  const codes = new Map<string, URLSearchParams>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();

  const provider = {
    issuer: '',
    calls: { auth: 0, token: 0, userinfo: 0, jwks: 0, revocation: 0, change_password: 0 } satisfies Record<
      Call,
      number
    >,
    /** Added to the correct claims, or replacing them. */
    claims: {} as JWTPayload,
    userinfo: {} as JWTPayload,
    /** Seconds that an access token lives. */
    expiresIn: 36_000,
    /** Signs claims as an ID token. */
    idToken: sign as (claims: JWTPayload) => Promise<string | undefined>,
    sign,
    /** The published keys. */
    jwks: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }] as object[] },
    /** Delays or replaces the response to a call; undefined lets it continue. */
    fault: {} as Partial<Record<Call, (form: URLSearchParams) => Promise<Reply | 'reset' | undefined>>>,
    /** Changes the parameters of the redirect back to the host. */
    back: (parameters: URLSearchParams): void => void parameters,
    /** A refresh token that works once. */
    issueRefreshToken() {
      const token = `CANARY-refresh-${randomUUID()}`;
      refreshTokens.add(token);
      return token;
    },
    /** Whether an access token is valid. */
    accepts: (token: string) => accessTokens.has(token),
    forgetAccessTokens: () => accessTokens.clear(),
    forgetRefreshTokens: () => refreshTokens.clear(),
    stop: () => {},
  };

  const rightClaims = (): JWTPayload => ({
    sub: `auth0|${USER_ID}`,
    email: 'maren@example.com',
    profile: { userCreatedAt: '2026-01-05T10:00:00.000Z', authnCanChangeEmail: true, sigilUserId: USER_ID },
    authnProvider: 'email',
  });

  /** Each token contains its kind, so a leaked one is found. */
  async function tokens(nonce?: string | null) {
    const accessToken = `CANARY-access-${randomUUID()}`;
    accessTokens.add(accessToken);
    const now = Math.floor(Date.now() / 1_000);
    const standard = {
      iss: provider.issuer,
      aud: 'social-shop',
      iat: now,
      exp: now + 600,
      ...(nonce ? { nonce } : {}),
    };
    const body = {
      access_token: accessToken,
      refresh_token: provider.issueRefreshToken(),
      id_token: await provider.idToken({ ...standard, ...rightClaims(), ...provider.claims }),
      token_type: 'Bearer',
      expires_in: provider.expiresIn,
    };
    return { body };
  }

  const refused: Reply = { status: 400, body: { error: 'invalid_grant' } };

  async function token(form: URLSearchParams): Promise<Reply> {
    if (form.get('grant_type') === 'refresh_token') {
      // Rotation without grace: the host must never use a token twice.
      return refreshTokens.delete(form.get('refresh_token') ?? '') ? tokens() : refused;
    }
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return asked?.get('code_challenge') === challenge ? tokens(asked.get('nonce')) : refused;
  }

  function userinfo(request: IncomingMessage): Reply {
    const given = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!provider.accepts(given)) return { status: 401, body: { error: 'invalid_token' } };
    return { body: { ...rightClaims(), ...provider.userinfo } };
  }

  function revocation(form: URLSearchParams): Reply {
    refreshTokens.delete(form.get('token') ?? '');
    accessTokens.clear();
    return { body: {} };
  }

  function auth(url: URL, response: ServerResponse) {
    const code = randomUUID();
    codes.set(code, url.searchParams);
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    const state = url.searchParams.get('state') ?? '';
    const parameters = new URLSearchParams({ code, state, iss: provider.issuer });
    provider.back(parameters);
    response.writeHead(303, { location: `${back}?${parameters}` }).end();
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', provider.issuer);
    const form = new URLSearchParams(await text(request));
    const send = ({ status = 200, body = {} }: Reply) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = url.pathname.replace(/^\/identity\//, '');
    if (path === '.well-known/openid-configuration') {
      return send({
        body: {
          issuer: provider.issuer,
          authorization_endpoint: `${provider.issuer}/auth`,
          token_endpoint: `${provider.issuer}/token`,
          userinfo_endpoint: `${provider.issuer}/userinfo`,
          jwks_uri: `${provider.issuer}/jwks`,
          revocation_endpoint: `${provider.issuer}/revocation`,
          end_session_endpoint: `${provider.issuer}/session/end`,
          id_token_signing_alg_values_supported: ['RS256', 'ES256'],
          authorization_response_iss_parameter_supported: true,
        },
      });
    }
    const call = path as Call;
    provider.calls[call] += 1;
    const wrong = await provider.fault[call]?.(form);
    if (wrong === 'reset') return response.destroy();
    if (wrong) return send(wrong);
    if (call === 'auth') return auth(url, response);
    if (call === 'token') return send(await token(form));
    if (call === 'userinfo') return send(userinfo(request));
    if (call === 'jwks') return send({ body: provider.jwks });
    if (call === 'revocation') return send(revocation(form));
    return send({ status: 404 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/identity`;
  provider.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return provider;
}
