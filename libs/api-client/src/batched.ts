import type { ApiClient } from './ApiClient.ts';

/** Milliseconds that a look-up waits for others to share its call (specification 1, section 9). */
const WAIT_MS = 50;

/** Look-ups of one visitor that share a call. */
interface Batch<Item> {
  readonly ids: Set<string>;
  readonly found: Promise<ReadonlyMap<string, Item>>;
  /** Called when a caller stops waiting. */
  leave(reason: unknown): void;
  waiting: number;
}

/** How to load one kind of record. */
interface Records<Item> {
  /** Maximum ids per call. */
  readonly size: number;
  /** The records that exist, by id. */
  readonly load: (api: ApiClient, ids: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, Item>>;
}

/**
 * A look-up of single records by id, `undefined` for one that does not exist. Look-ups of one client share a call: within 50 ms in a
 * browser, in the same turn on a server, where all of them come at once. Two visitors never share a call, since each has their own client
 * (S29). The call is aborted when no caller waits for it.
 *
 * @throws for each waiting caller what the call throws; the abort reason of a caller's own signal.
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
    // Each waiting caller handles a failure. There may be none, so mark the promise as handled.
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

/** The records of the batch; rejects early if the caller's own signal is aborted. */
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
