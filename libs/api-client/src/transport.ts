import { isRead, pathOf, type Call } from '@social-shop/api-contract/call';
import ky, { HTTPError, isNetworkError, TimeoutError, type KyInstance } from 'ky';
import { ApiError } from './ApiError.ts';
import type { ApiClientOptions, CallOptions } from './ApiClient.ts';
import { camelizeKeys, snakeizeKeys, type ConvertText } from './keys.ts';

const DEADLINE_MS = 30_000;
const RETRIED = [500, 502, 503, 504];

/** Made once: each abort without a reason would create an exception with a stack that nobody reads. */
const ENDED = new DOMException('the call has ended', 'AbortError');

/** Returns the function that makes any call of the contract over HTTP, and checks its response. */
export function createTransport(options: ApiClientOptions): (call: Call, given?: Parts) => Promise<unknown> {
  const {
    baseUrl,
    headers,
    fetch,
    deadline = DEADLINE_MS,
    mayRetry = () => true,
    accepts = () => true,
    convertText,
  } = options;
  const transport = ky.create({
    headers: { accept: 'application/json', ...headers },
    timeout: false,
    totalTimeout: deadline,
    retry: {
      methods: ['get', 'post'],
      statusCodes: RETRIED,
      afterStatusCodes: [503],
      // A longer wait is an outage: fail instead of waiting (T68).
      maxRetryAfter: 1_000,
      delay: () => 100,
      shouldRetry: ({ error }) => {
        const retried = error instanceof HTTPError ? RETRIED.includes(error.response.status) : isNetworkError(error);
        return retried && mayRetry() ? undefined : false;
      },
    },
  });
  return (call, given = {}) => send(transport, { fetch, baseUrl, accepts, convertText, call, ...given });
}

/** The parts of any call. */
export interface Parts extends CallOptions {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

type Sending = Parts &
  Pick<Required<ApiClientOptions>, 'baseUrl' | 'accepts'> &
  Pick<ApiClientOptions, 'fetch'> & { readonly call: Call; readonly convertText: ConvertText | undefined };

async function send(transport: KyInstance, sending: Sending) {
  const { fetch = globalThis.fetch, baseUrl, call, params = {}, query, signal, keepalive = false } = sending;
  const failed = (code: string, cause: unknown, status = 0) => new ApiError({ ...call, status, code }, { cause });
  let url: string;
  try {
    url = baseUrl + pathOf(call, snakeizeKeys(params) as Record<string, string>) + search(query);
  } catch (cause) {
    // Not sent, because the host would refuse it: a value that leaves its segment is the path of another call (T39).
    throw failed('invalid-request', cause, 400);
  }
  // Ky repeats a call with a cloned request, and Node forgets to abort a clone once its controller is collected: the socket of a second try
  // would stay open for ever. So fetch gets a signal that we abort when the call ends.
  const over = new AbortController();
  const ended = AbortSignal.any([over.signal, ...(signal ? [signal] : [])]);
  let text: string;
  try {
    text = await transport(url, {
      method: call.method,
      ...payload(sending),
      retry: { limit: isRead(call) ? 1 : 0 },
      fetch: (request, init) => fetch(request as Request, { ...init, signal: ended }, call),
      signal: signal ?? null,
      keepalive,
    }).text();
  } catch (error) {
    // Abort with the reason, so the sender can count a deadline as a failure of the platform, and a visitor's leaving not.
    over.abort(error);
    if (error instanceof HTTPError) throw httpFailure(error, call);
    if (signal?.aborted && !isTimeout(signal.reason)) throw error;
    throw failed(error instanceof TimeoutError || isTimeout(signal?.reason) ? 'timeout' : 'network', error);
  } finally {
    over.abort(ENDED);
  }
  try {
    return resultOf(sending, text);
  } catch (error) {
    throw failed('malformed', error);
  }
}

/** Every response is a JSON object; only a call that changes something may return an empty one (T74). */
function resultOf({ call, accepts, convertText }: Sending, text: string) {
  if (text === '' && !isRead(call)) return undefined;
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new TypeError('the response is not a JSON object');
  if (!accepts(call, body)) throw new TypeError('the response does not match the contract');
  return camelizeKeys(body, call.opaqueKeys, convertText);
}

/** Sends data as JSON in the wire's case. The conversion leaves forms and files unchanged, and they are sent so (W2). */
function payload({ call, body, idempotencyKey }: Sending) {
  const converted = body && snakeizeKeys(body, call.opaqueKeys);
  return {
    ...(call.idempotent && { headers: { 'idempotency-key': idempotencyKey ?? newKey() } }),
    ...(converted === body ? { body: body as BodyInit } : { json: converted }),
  };
}

/** Random in 128 bits; `randomUUID` does not exist on plain http. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

function search(query: object = {}) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(snakeizeKeys(query) as object)) {
    if (value !== undefined) for (const item of [value].flat()) parameters.append(name, String(item));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

function httpFailure(error: HTTPError, call: Call) {
  const body: unknown = error.data;
  const field = (name: string) => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return new ApiError(
    {
      ...call,
      status: error.response.status,
      code: field('error_code') ?? 'unknown',
      developerMessage: field('developer_message'),
      userMessage: field('user_message'),
    },
    { cause: error },
  );
}
