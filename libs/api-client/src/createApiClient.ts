import type { Answer, Call, Sent } from '@social-shop/api-contract/call';
import { ApiError } from './ApiError.ts';
import type { ConvertText } from './keys.ts';

/** Nothing, for a call without that part; optional where the part itself may be empty. */
type Given<Part extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [P in Part]?: T }
    : { readonly [P in Part]: T };

/**
 * What one call is given, in camelCase: exactly the parts that it has. In a query an array becomes repeated keys (W12), and what is
 * `undefined` is left out.
 */
export type CallOptions<C extends Call = Call> = Given<'params', Sent<C, 'params'>> &
  Given<'query', Sent<C, 'query'>> &
  Given<'body', Sent<C, 'body'>> & {
    readonly signal?: AbortSignal | undefined;
    /** Lets the call outlive the page, for what is sent while it closes. */
    readonly keepalive?: boolean;
    /** Of an idempotent call that is a repetition: the key of the first (W11). Without one, each call gets its own. */
    readonly idempotencyKey?: string;
  };

type Arguments<C extends Call> =
  Record<never, never> extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>];

/** Makes a call of the contract; each failure is an `ApiError`, each abort the caller's own reason. */
export type ApiClient = <C extends Call>(call: C, ...options: Arguments<C>) => Promise<Answer<C>>;

/** What a client is made of: one per request on the server, one per tab in the browser. */
export interface ApiClientOptions {
  /** Gateway base of every call (W1): `/api` in the browser, the platform's address on the server. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends a request; told of its call, since who sends it decides by that. */
  readonly fetch?: (request: Request, init: RequestInit | undefined, call: Call) => Promise<Response>;
  /** Milliseconds for the whole call: every try, every wait, and the body (W30). */
  readonly deadline?: number;
  /** Asked before each retry; 'no' makes the failure final. A server keeps the sum of its retries small with it. */
  readonly mayRetry?: () => boolean;
  /** Whether the answer of a call, as the wire has it, is what the contract promises; what is not fails as `malformed` (T74). */
  readonly accepts?: (call: Call, answer: object) => boolean;
  /** Converts each text of a response, such as addresses that have a shorter form here. By default texts stay (W2). */
  readonly convertText?: ConvertText;
}

let transport: Promise<typeof import('./transport.ts')> | undefined;

/** Loads the code that makes calls, before the first call needs it. Rejects if that fails; the next call tries again. */
export async function fetchTransport() {
  try {
    return await (transport ??= import('./transport.ts'));
  } catch (error) {
    transport = undefined;
    throw error;
  }
}

/**
 * Returns a client of the platform. It shows nothing and keeps nothing of a visitor. A page from a server makes no call at first, so the
 * code that makes calls is loaded with the first one, or by `fetchTransport`.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let send: ReturnType<(typeof import('./transport.ts'))['createTransport']> | undefined;
  const api = async (call: Call, given?: object) => {
    if (!send) {
      const { createTransport } = await fetchTransport().catch((cause: unknown) => {
        throw new ApiError({ ...call, status: 0, code: 'network' }, { cause });
      });
      send ??= createTransport(options);
    }
    return send(call, given);
  };
  return api as ApiClient;
}
