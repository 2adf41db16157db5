import { isRead, type Call } from '@social-shop/api-contract/call';
import { ProviderUnavailable, type Provider } from './provider.ts';
import type { SessionRecord } from './session.ts';
import type { Visitor } from './visitors.ts';

const failure = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ error_code: code, developer_message: message }, { status, headers });

const unconfirmed = () =>
  failure(503, 'unavailable', 'the platform did not confirm the session', { 'retry-after': '5' });

const over = () => failure(401, 'session-ended', 'the session is over: sign in again');

const nobody = () => failure(401, 'unauthorized', 'this call requires sign-in');

interface Options {
  readonly fetch: typeof fetch;
  readonly accepts: Provider['accepts'];
  readonly onUnavailable: (error: ProviderUnavailable) => void;
}

/**
 * Makes the platform's calls for one visitor, in loaders and proxy alike. It alone refreshes tokens and handles 401 and 403 (W29), and it
 * never repeats a 5xx. Bodies must be repeatable: no streams. A call that is the same for all is sent anonymously, so its response says
 * nothing about a session (W3, P5).
 */
export function createVisitorFetch({ fetch, accepts, onUnavailable }: Options) {
  return (visitor: Visitor | undefined) => {
    const sendAs = (
      session: SessionRecord | undefined,
      input: string | URL | Request,
      init: RequestInit | undefined,
    ) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      if (session) {
        headers.set('authorization', `Bearer ${session.tokens.accessToken}`);
        // Information, not authorisation (W3).
        headers.set('x-user-id', session.user.userId);
      }
      return fetch(input instanceof Request ? input.clone() : input, { ...init, headers });
    };

    async function send(input: string | URL | Request, init: RequestInit | undefined, call: Call) {
      if (call.sameForAll) return fetch(input, init);
      if (!visitor && call.access !== 'public') return nobody();
      const session = await visitor?.fresh();
      if (visitor && !session) return over();
      // Reads are allowed even if the visitor may have signed out a moment ago; the platform checks the token again.
      if (visitor && !isRead(call)) {
        const confirmed = await visitor.confirmed();
        if (!confirmed) return confirmed === undefined ? unconfirmed() : over();
      }

      let response = await sendAs(session, input, init);
      if (response.status === 403 && isRead(call)) {
        await response.body?.cancel();
        response = await sendAs(session, input, init);
      }
      if (!visitor || !session) return response;
      if (response.status === 403) return keyChecked(response, visitor);
      if (response.status !== 401) return response;

      await response.body?.cancel();
      const replaced = await visitor.replaced(session.tokens.accessToken);
      if (!replaced) return over();
      response = await sendAs(replaced, input, init);
      if (response.status !== 401 || (await accepts(replaced.tokens.accessToken, replaced.subject))) return response;
      await response.body?.cancel();
      await visitor.end();
      return over();
    }

    return async (input: string | URL | Request, init: RequestInit | undefined, call: Call): Promise<Response> => {
      try {
        return await send(input, init, call);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        onUnavailable(error);
        return failure(503, 'unavailable', 'no response from the sign-in provider', { 'retry-after': '5' });
      }
    };
  };
}

export type VisitorFetch = ReturnType<typeof createVisitorFetch>;

/** 'Key not authorised' renews the token for the next call; the error reaches the caller (specification 1, section 8). */
async function keyChecked(response: Response, visitor: Visitor) {
  const text = await response.text();
  if (isKeyNotAuthorised(text)) await visitor.replaced(visitor.session.tokens.accessToken);
  return new Response(text, response);
}

function isKeyNotAuthorised(text: string) {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body && body.error === 'Key not authorised';
  } catch {
    return false;
  }
}
