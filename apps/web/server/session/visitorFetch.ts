import { ProviderUnavailable, type Provider } from './provider.ts';
import type { Session } from './session.ts';
import type { Visitor } from './visitors.ts';

/** Calls whose 401 says nothing about the session (P5). */
const EXCLUDED = /\/(v1\/analytics|v1\/experiments|images)\//;
/** What only reads may be done by who may have been signed out this very moment; the platform checks the token again. */
const READS = new Set(['GET', 'HEAD']);

const failure = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ error_code: code, developer_message: message }, { status, headers });

const unconfirmed = () =>
  failure(503, 'unavailable', 'the platform did not confirm the session', { 'retry-after': '5' });

const over = () => failure(401, 'session-ended', 'the session is over: sign in again');

interface Options {
  readonly fetch: typeof fetch;
  readonly accepts: Provider['accepts'];
  readonly onUnavailable: (error: ProviderUnavailable) => void;
}

/**
 * The platform's calls as one visitor makes them, for loaders and proxy alike: this is the one place that owns the token's
 * refresh, the 401 rule and the 403 rule (W29). It never repeats a 5xx. Bodies must be repeatable: no streams.
 */
export function createVisitorFetch({ fetch, accepts, onUnavailable }: Options) {
  return (visitor: Visitor | undefined): typeof fetch => {
    const send = (input: string | URL | Request, init: RequestInit | undefined, session: Session | undefined) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      if (session) {
        headers.set('authorization', `Bearer ${session.tokens.accessToken}`);
        // Information, never authorisation (W3).
        headers.set('x-user-id', session.user.userId);
      }
      return fetch(input instanceof Request ? input.clone() : input, { ...init, headers });
    };

    async function call(input: string | URL | Request, init: RequestInit | undefined) {
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      const session = await visitor?.fresh();
      if (visitor && !session) return over();
      const excluded = EXCLUDED.test(url.pathname);
      if (visitor && !READS.has(method) && !excluded) {
        const confirmed = await visitor.confirmed();
        if (!confirmed) return confirmed === undefined ? unconfirmed() : over();
      }

      let answer = await send(input, init, session);
      if (answer.status === 403 && method === 'GET') {
        await answer.body?.cancel();
        answer = await send(input, init, session);
      }
      if (!visitor || !session) return answer;
      if (answer.status === 403) return keyChecked(answer, visitor);
      if (answer.status !== 401 || excluded) return answer;

      await answer.body?.cancel();
      const replaced = await visitor.replaced(session.tokens.accessToken);
      if (!replaced) return over();
      answer = await send(input, init, replaced);
      if (answer.status !== 401 || (await accepts(replaced.tokens.accessToken, replaced.subject))) return answer;
      await answer.body?.cancel();
      await visitor.end();
      return over();
    }

    return async (input, init) => {
      try {
        return await call(input, init);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        onUnavailable(error);
        return failure(503, 'unavailable', 'the sign-in provider did not answer', { 'retry-after': '5' });
      }
    };
  };
}

export type VisitorFetch = ReturnType<typeof createVisitorFetch>;

/** 'Key not authorised' leads to a new token for the next call; the error reaches the caller (specification 1, section 8). */
async function keyChecked(answer: Response, visitor: Visitor) {
  const text = await answer.text();
  if (isKeyNotAuthorised(text)) await visitor.replaced(visitor.session.tokens.accessToken);
  return new Response(text, answer);
}

function isKeyNotAuthorised(text: string) {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body && body.error === 'Key not authorised';
  } catch {
    return false;
  }
}
