import ky, { HTTPError, isNetworkError, TimeoutError, type KyInstance } from 'ky';
import { ApiError } from './ApiError.ts';
import { camelizeKeys, snakeizeKeys } from './keys.ts';

const DEADLINE_MS = 30_000;
const RETRIED = [500, 502, 503, 504];

/** Made once: an abort without a reason makes an exception, with its stack, for nobody. */
const ENDED = new DOMException('the call has ended', 'AbortError');

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/** Options of one call, in camelCase. */
export interface CallOptions {
  /** An array becomes repeated keys (W12); `undefined` is left out. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page, for what is sent while it closes. */
  readonly keepalive?: boolean;
}

/** The platform's calls, camelCase in and out; each failure is an `ApiError`, each abort the caller's own reason. */
export interface ApiClient {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>;
  post<Answer>(path: string, options?: CallOptions): Promise<Answer>;
}

/** What a client is made of: one per request on the server, one per tab in the browser. */
export interface ApiClientOptions {
  /** Gateway base of every call (W1): `/api` in the browser, the platform's address on the server. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** Milliseconds for the whole call: every try, every wait, and the body (W30). */
  readonly deadline?: number;
  /** Asked before each retry; 'no' makes the failure final. A server keeps the sum of its retries small with it. */
  readonly mayRetry?: () => boolean;
  /** Whether the answer of a call, as the wire has it, is what the contract promises; what is not fails as `malformed` (T74). */
  readonly accepts?: (method: string, path: string, answer: object) => boolean;
}

/** Makes the one place that knows HTTP. It shows nothing to the user and keeps nothing of a visitor. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, headers, fetch, deadline = DEADLINE_MS, mayRetry = () => true, accepts = () => true } = options;
  const transport = ky.create({
    headers: { accept: 'application/json', ...headers },
    timeout: false,
    totalTimeout: deadline,
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: RETRIED,
      afterStatusCodes: [503],
      // Longer than this is an outage, which the caller should hear of rather than wait for (T68).
      maxRetryAfter: 1_000,
      delay: () => 100,
      shouldRetry: ({ error }) => {
        const retried = error instanceof HTTPError ? RETRIED.includes(error.response.status) : isNetworkError(error);
        return retried && mayRetry() ? undefined : false;
      },
    },
  });
  const call =
    (method: 'GET' | 'POST') =>
    <Answer>(path: string, options: CallOptions = {}) =>
      send(transport, { fetch, baseUrl, accepts, method, path, ...options }) as Promise<Answer>;
  return { get: call('GET'), post: call('POST') };
}

type Call = CallOptions &
  Pick<Required<ApiClientOptions>, 'baseUrl' | 'accepts'> & {
    readonly fetch: typeof fetch | undefined;
    readonly method: string;
    readonly path: string;
  };

async function send(transport: KyInstance, call: Call) {
  const { fetch = globalThis.fetch, baseUrl, method, path, query, body, signal, keepalive } = call;
  const failed = (code: string, cause: unknown, status = 0) => new ApiError({ status, code, method, path }, { cause });
  // Ky repeats a call with a cloned request, and Node forgets to abort a clone once its controller is collected: the socket
  // of a second try would stay open for ever. So fetch is given a signal of our own, which ends with the call.
  const over = new AbortController();
  const ended = AbortSignal.any([over.signal, ...(signal ? [signal] : [])]);
  let text: string;
  try {
    text = await transport(baseUrl + path + search(query), {
      method,
      ...payload(body),
      fetch: (request, init) => fetch(request, { ...init, signal: ended }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    }).text();
  } catch (error) {
    // Who carries the call learns why it ends: a deadline speaks against the platform, a visitor who left does not.
    over.abort(error);
    if (error instanceof HTTPError) throw httpFailure(error, method, path);
    if (signal?.aborted && !isTimeout(signal.reason)) throw error;
    throw failed(error instanceof TimeoutError || isTimeout(signal?.reason) ? 'timeout' : 'network', error);
  } finally {
    over.abort(ENDED);
  }
  try {
    return answerOf(call, text);
  } catch (error) {
    throw failed('malformed', error);
  }
}

/** Every answer is a JSON object; only what changes something may answer nothing (T74). */
function answerOf({ method, path, accepts }: Call, text: string) {
  if (text === '' && method !== 'GET') return undefined;
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw new TypeError('no JSON object');
  if (!accepts(method, path, answer)) throw new TypeError('not what the contract promises');
  return camelizeKeys(answer);
}

/** Data goes as JSON in the wire's case; a form or file, which the conversion leaves as it is, goes as it is (W2). */
function payload(body: object | undefined) {
  if (!body) return {};
  const converted = snakeizeKeys(body);
  return converted === body ? { body: body as BodyInit } : { json: converted };
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

function search(query: CallOptions['query'] = {}) {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const [name] = Object.keys(snakeizeKeys({ [key]: null }) as object);
    for (const item of Array.isArray(value) ? value : [value]) parameters.append(name ?? key, String(item));
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

function httpFailure(error: HTTPError, method: string, path: string) {
  const answer: unknown = error.data;
  const field = (name: string) => {
    const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const developerMessage = field('developer_message');
  const userMessage = field('user_message');
  return new ApiError(
    {
      status: error.response.status,
      code: field('error_code') ?? 'unknown',
      ...(developerMessage === undefined ? {} : { developerMessage }),
      ...(userMessage === undefined ? {} : { userMessage }),
      method,
      path,
    },
    { cause: error },
  );
}
