import type { ResultOf, Call, Sent } from '@social-shop/api-contract/call';
import type { ConvertText } from './keys.ts';

/** Empty for a call without that part; optional where the part itself may be empty. */
type Given<Part extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { readonly [P in Part]?: T }
    : { readonly [P in Part]: T };

/**
 * The parameters of one call, in camelCase: exactly the parts that it has. In a query an array becomes repeated keys (W12), and `undefined`
 * is left out.
 */
export type CallOptions<C extends Call = Call> = Given<'params', Sent<C, 'params'>> &
  Given<'query', Sent<C, 'query'>> &
  Given<'body', Sent<C, 'body'>> & {
    readonly signal?: AbortSignal | undefined;
    /** Lets the call outlive the page, for data that is sent while the page closes. */
    readonly keepalive?: boolean;
    /** To repeat an idempotent call: the key of the first one (W11). By default each call gets a new key. */
    readonly idempotencyKey?: string;
  };

type Arguments<C extends Call> =
  Record<never, never> extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>];

/** Makes a call of the contract. Rejects with an `ApiError`, or with the reason of the caller's abort. */
export type ApiClient = <C extends Call>(call: C, ...options: Arguments<C>) => Promise<ResultOf<C>>;

/** Options of a client: one client per request on the server, one per tab in the browser. */
export interface ApiClientOptions {
  /** Gateway base of every call (W1): `/api` in the browser, the platform's address on the server. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends a request. The call is passed because a sender may decide by it. */
  readonly fetch?: (request: Request, init: RequestInit | undefined, call: Call) => Promise<Response>;
  /** Milliseconds for the whole call, including retries, waits and the body (W30). */
  readonly deadline?: number;
  /** Called before each retry; `false` makes the failure final. A server limits its retries with it. */
  readonly mayRetry?: () => boolean;
  /** Whether the response of a call, with the wire's keys, matches the contract. If not, the call fails as `malformed` (T74). */
  readonly accepts?: (call: Call, body: object) => boolean;
  /** Converts each text of a response, such as addresses that have a shorter form here. By default texts stay (W2). */
  readonly convertText?: ConvertText;
}
