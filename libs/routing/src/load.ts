import type { FetchQueryOptions } from '@tanstack/react-query';
import { data, type LoaderFunction, type RouterContextProvider } from 'react-router-dom';
import { requestContext, type LoadableQuery } from './requestContext.ts';
import type { Describe } from './structuredData.ts';

/** Arguments of a loader written with `load`. */
export interface LoadArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
  /** The call that the page cannot do without: its failure is the page's status (W31). Returns its data. */
  essential<Data>(query: LoadableQuery<Data>): Promise<Data>;
  /** Any other call: a failure stays in its query, where the section shows it with a retry (W31). */
  section(query: LoadableQuery<unknown>): Promise<void>;
  /** Says what the page is about, for search engines. Its code is loaded on the server only (record 48). */
  describe(load: () => Promise<Describe>): Promise<void>;
}

/** No complete response, or one that asks to retry later. */
const UNAVAILABLE = new Set([0, 429, 502, 503, 504]);

/** A page's status from the failure of its essential call: 404 and 403 are kept, otherwise 503 or 500 (W31). */
function statusOf(error: unknown) {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 404 || status === 403) return status;
  return typeof status === 'number' && UNAVAILABLE.has(status) ? 503 : 500;
}

/** Ends the page with 404 (specification 1, section 2, Error page). */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/**
 * Returns a loader that only fills the query cache, so that running it early (prefetch) is harmless. Data is complete before rendering: on
 * the server both kinds of call are awaited, each within its deadline (W30).
 */
export function load(run: (args: LoadArgs) => Promise<void>): LoaderFunction {
  return async ({ params, request, context }) => {
    const { queryClient, within, onDescribe } = context.get(requestContext);

    const fetchWithin = (query: LoadableQuery<unknown>, kind: 'essential' | 'section') => {
      const options = (within ? within[kind](query) : query) as FetchQueryOptions & { initialPageParam?: unknown };
      // Cached data is used even if stale: components refresh it, and a navigation does not wait for it (S28).
      if (queryClient.getQueryData(query.queryKey) !== undefined) return queryClient.getQueryData(query.queryKey);
      return 'initialPageParam' in query
        ? queryClient.fetchInfiniteQuery(options as Parameters<typeof queryClient.fetchInfiniteQuery>[0])
        : queryClient.fetchQuery(options);
    };

    await run({
      params,
      url: new URL(request.url),
      context,
      async essential<Data>(query: LoadableQuery<Data>) {
        try {
          return (await fetchWithin(query, 'essential')) as Data;
        } catch (error) {
          if (request.signal.aborted) throw error;
          throw data(null, { status: statusOf(error) });
        }
      },
      async section(query) {
        const done = Promise.resolve(fetchWithin(query, 'section')).catch(() => undefined);
        if (within) await done;
      },
      async describe(loadDescription) {
        if (onDescribe) onDescribe(await loadDescription());
      },
    });
    return null;
  };
}
