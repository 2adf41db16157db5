import { basic } from '../visitorHeaders.ts';
import { userOf, type SessionRecord } from './session.ts';

/** Where people sign in: at the provider, or on the shop's own pages (specification 1, section 6). */
export type Strategy = 'hosted' | 'password';

/** The response to a call about an account, for the page that made it. */
export interface ProviderResponse {
  readonly status: number;
  readonly body: object;
  /** Seconds, as the provider sends them. */
  readonly retryAfter?: string;
}

/** The visitor of a call: the provider limits by address (W21) and writes texts in the language. */
export interface Caller {
  readonly address: string;
  /** The platform's demo people can sign in only from there (P17). */
  readonly isOnOwnMachine: boolean;
  readonly language: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Options {
  readonly apiUrl: string;
  readonly issuerUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly strategy: Strategy;
}

const TIMEOUT_MS = 20_000;
const SCOPE = 'openid profile email consumer offline_access';

const responseOf = (status: number, code: string, message: string): ProviderResponse => ({
  status,
  body: { error_code: code, developer_message: message },
});

/** The calls about accounts and passwords, form-encoded (specification 1, section 7, password strategy). */
export function createAccounts({ apiUrl, issuerUrl, clientId, clientSecret, strategy }: Options) {
  const host = basic(clientId, clientSecret);

  async function send(
    url: string,
    form: Readonly<Record<string, string>>,
    { address, isOnOwnMachine, language }: Caller,
    authorization = host,
  ): Promise<ProviderResponse> {
    try {
      const given = await fetch(url, {
        method: 'POST',
        headers: {
          authorization,
          'accept-language': language,
          'x-visitor-address': address,
          ...(isOnOwnMachine && { 'x-visitor-on-own-machine': 'yes' }),
        },
        body: new URLSearchParams(form),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const retryAfter = given.headers.get('retry-after');
      const body = (await given.json()) as object;
      return { status: given.status, body, ...(retryAfter ? { retryAfter } : {}) };
    } catch {
      return responseOf(503, 'unavailable', 'no response from the provider');
    }
  }

  /** The user that a token belongs to, as the provider describes it. */
  async function userWith(accessToken: string) {
    const given = await fetch(`${apiUrl}/userinfo/`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const claims = (await given.json()) as Readonly<Record<string, unknown>>;
    return { user: userOf(claims), subject: String(claims['sub']) };
  }

  return {
    /** Returns a session for these credentials, or the response for the page. */
    async logIn({ email, password }: Credentials, caller: Caller): Promise<SessionRecord | ProviderResponse> {
      const form = { grant_type: 'password', username: email, password, scope: SCOPE, client_id: clientId };
      const given = await send(`${apiUrl}/token/`, form, caller);
      if (given.status === 429) return { ...given, body: responseOf(429, 'rate-limited', 'too many attempts').body };
      if (given.status >= 500) return responseOf(503, 'unavailable', 'no response from the provider');
      const tokens = given.body as Readonly<Record<string, unknown>>;
      const text = (name: string) => (typeof tokens[name] === 'string' ? tokens[name] : '');
      // Without both tokens there is no session, whatever else the response has (specification 1, section 5).
      const [accessToken, idToken, refreshToken] = [text('access_token'), text('id_token'), text('refresh_token')];
      if (given.status !== 200 || !accessToken || !idToken) {
        return responseOf(400, 'wrong-credentials', 'no tokens for these credentials');
      }
      try {
        const expiresAt = Date.now() + Number(tokens['expires_in'] ?? 0) * 1_000;
        const { user, subject } = await userWith(accessToken);
        return {
          user,
          subject,
          tokens: { accessToken, idToken, expiresAt, ...(refreshToken ? { refreshToken } : {}) },
        };
      } catch {
        return responseOf(503, 'unavailable', 'no response from the provider');
      }
    },

    signUp({ email, password }: Credentials, invite: string | undefined, caller: Caller): Promise<ProviderResponse> {
      return send(`${apiUrl}/api/signup/ltk/`, { email, password, ...(invite ? { invite } : {}) }, caller);
    },

    /** Requests a mail with a link to set a new password. The response is the same whether the account exists or not. */
    requestPassword(email: string, caller: Caller): Promise<ProviderResponse> {
      return strategy === 'password'
        ? send(`${apiUrl}/api/password/request/ltk/`, { email }, caller)
        : send(
            `${issuerUrl}/change_password`,
            { client_id: clientId, connection: 'auth0', email, ui_locales: caller.language },
            caller,
          );
    },

    setPassword(password: string, accessToken: string, caller: Caller): Promise<ProviderResponse> {
      return send(`${apiUrl}/api/users/me/password/`, { password }, caller, `Bearer ${accessToken}`);
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
