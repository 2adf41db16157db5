import type { ApiClient } from './createApiClient.ts';

/** Milliseconds that a look-up waits for others to go with (specification 1, section 9). */
const WAIT_MS = 50;

/** One visitor's look-ups that go together. */
interface Batch<Item> {
  readonly ids: Set<string>;
  readonly found: Promise<ReadonlyMap<string, Item>>;
  /** Says that one who waits for it waits no longer. */
  leave(reason: unknown): void;
  waiting: number;
}

/** How a kind of records is asked for. */
interface Records<Item> {
  /** Ids of one call. */
  readonly size: number;
  /** The records that exist, by id. */
  readonly load: (api: ApiClient, ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Item>>;
}

/**
 * A look-up of single records by id, `undefined` for one that does not exist. Look-ups of one client go together: within 50 ms in a
 * browser, in the same turn on a server, which has all of them at once and never joins two visitors, since each has a client of
 * their own (S29). The call ends when nobody waits for it any more.
 *
 * @throws what the call throws, for each who waits; a caller's own reason when its signal ends its waiting.
 */
export function batched<Item>({ size, load }: Records<Item>) {
  const open = new WeakMap<ApiClient, Batch<Item>>();

  function begin(api: ApiClient): Batch<Item> {
    const over = new AbortController();
    const ids = new Set<string>();
    const found = turn().then(() => {
      if (open.get(api) === batch) open.delete(api);
      over.signal.throwIfAborted();
      return load(api, [...ids], over.signal);
    });
    // Whoever still waits hears of a failure; nobody may.
    found.catch(() => undefined);
    const batch: Batch<Item> = {
      ids,
      found,
      waiting: 0,
      leave(reason) {
        batch.waiting -= 1;
        if (batch.waiting > 0) return;
        if (open.get(api) === batch) open.delete(api);
        over.abort(reason);
      },
    };
    open.set(api, batch);
    return batch;
  }

  return async (api: ApiClient, id: string, signal?: AbortSignal): Promise<Item | undefined> => {
    signal?.throwIfAborted();
    const current = open.get(api);
    const batch = current && (current.ids.size < size || current.ids.has(id)) ? current : begin(api);
    batch.ids.add(id);
    batch.waiting += 1;
    return (await until(batch, signal)).get(id);
  };
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, typeof window === 'undefined' ? 0 : WAIT_MS));

/** What the batch finds, or the end of the caller's own patience. */
function until<Item>({ found, leave }: Batch<Item>, signal: AbortSignal | undefined) {
  if (!signal) return found;
  return new Promise<ReadonlyMap<string, Item>>((resolve, reject) => {
    const end = () => {
      leave(signal.reason);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', end, { once: true });
    found.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
