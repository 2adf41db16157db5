import { ApiError, createApiClient, type ApiClient, type ApiClientOptions } from '@social-shop/api-client';
import { nameOf, type Call } from '@social-shop/api-contract/call';
import { LRUCache } from 'lru-cache';

/** Enough for the pages of many visitors to share a call. An anonymous page may be a minute old, so this makes nothing much older. */
const KEPT_MS = 5_000;
/** As JSON. As objects the responses take about four times as much. */
const MAX_BYTES = 8 * 1024 * 1024;
/** How long callers may join a call. After this the next caller starts a new one, so a call that hangs holds up nobody else. */
const JOINED_MS = 1_000;

/** The last caller to join may wait as long as a page waits for anything. */
const DEADLINE_MS = JOINED_MS + 2_000;

/** The parameters of a call that reads. */
interface Given {
  readonly params?: object;
  readonly query?: object;
  readonly signal?: AbortSignal | undefined;
}
type AnyCall = (call: Call, given: Given) => Promise<object>;

/** A running call, for all callers that wait for it. */
interface Flight {
  readonly response: Promise<object>;
  readonly began: number;
  readonly over: AbortController;
  waiting: number;
}

/** Whether a call may be served with the response to another visitor's call (W3, W37). */
const isShared = ({ method, sameForAll }: Call) => method === 'GET' && sameForAll === true;

/** Several pages use a response at the same time, so none of them may change it. */
function frozen<T extends object>(value: T): T {
  for (const field of Object.values(value)) if (typeof field === 'object' && field !== null) frozen(field as object);
  return Object.freeze(value);
}

/**
 * Makes each call that is the same for all once in five seconds, for all callers together. A failure goes to the callers that wait and is
 * not kept. A caller's signal ends the wait of that caller; when the last one leaves, the call is aborted.
 *
 * @param options of the client that makes these calls. It belongs to no visitor, so it has no token.
 * @returns a function that wraps a visitor's own client, which makes all other calls.
 */
export function shareResponses(options: ApiClientOptions, { now = () => performance.now() } = {}) {
  const client = createApiClient({ ...options, deadline: DEADLINE_MS }) as unknown as AnyCall;
  const kept = new LRUCache<string, object>({
    maxSize: MAX_BYTES,
    sizeCalculation: (response, key) => JSON.stringify(response).length + key.length,
    ttl: KEPT_MS,
    ttlResolution: 0,
    // Otherwise a response that nobody requests again would stay in memory until there is no room.
    ttlAutopurge: true,
    perf: { now },
  });
  const underWay = new Map<string, Flight>();

  function end(key: string, flight: Flight) {
    if (underWay.get(key) === flight) underWay.delete(key);
  }

  function begin(key: string, call: Call, { params, query }: Given): Flight {
    const over = new AbortController();
    const response = client(call, { ...(params && { params }), ...(query && { query }), signal: over.signal });
    const flight: Flight = { response, began: now(), over, waiting: 0 };
    underWay.set(key, flight);
    // Callers handle a failure. If all have left, it must not be an unhandled rejection.
    response
      .then(
        (made) => void kept.set(key, frozen(made)),
        () => undefined,
      )
      .finally(() => end(key, flight));
    return flight;
  }

  function join(key: string, call: Call, given: Given): Promise<object> {
    const { signal } = given;
    const current = underWay.get(key);
    const flight = current && now() - current.began < JOINED_MS ? current : begin(key, call, given);
    flight.waiting += 1;
    if (!signal) return flight.response;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(endOf(call, signal.reason));
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        end(key, flight);
        flight.over.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.response.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  return (own: ApiClient): ApiClient =>
    (async (call: Call, given: Given = {}) => {
      if (!isShared(call)) return (own as unknown as AnyCall)(call, given);
      if (given.signal?.aborted) throw endOf(call, given.signal.reason);
      const key = JSON.stringify([nameOf(call), given.params, given.query]);
      return kept.get(key) ?? join(key, call, given);
    }) as unknown as ApiClient;
}

export type SharedResponses = ReturnType<typeof shareResponses>;

/** Ends a wait as a client ends a call: a deadline is a failure of the call, anything else is the caller's reason. */
const endOf = (call: Call, reason: unknown) =>
  reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new ApiError({ ...call, status: 0, code: 'timeout' }, { cause: reason })
    : reason;
