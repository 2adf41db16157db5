import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { data, type LoaderFunction, type RouterContextProvider } from 'react-router-dom';
import { requestContext } from './requestContext.ts';

/** A query as `queryOptions` or `infiniteQueryOptions` make it. */
interface LoadableQuery<Data> {
  readonly queryKey: QueryKey;
  // Method syntax on purpose: factories type their context more narrowly than a loader needs to know.
  queryFn?(context: never): Data | Promise<Data>;
  readonly initialPageParam?: unknown;
}

/** What a loader written with `load` works with. */
export interface LoadArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
  /** The call that the page cannot do without: its failure is the page's status (W31). Answers its data. */
  essential<Data>(query: LoadableQuery<Data>): Promise<Data>;
  /** Any other call: a failure stays in its query, where the section shows it with a retry (W31). */
  section(query: LoadableQuery<unknown>): Promise<void>;
}

/** No whole answer, or one that says to come back later. */
const UNAVAILABLE = new Set([0, 429, 502, 503, 504]);

const GRACE_MS = 50;

/** A call that its deadline ended: no answer came. */
class DeadlineError extends Error {
  readonly status = 0;
}

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
 * A loader that fills the query cache and nothing else, so that running it early (prefetch) is harmless.
 * Data is complete before rendering: on the server both kinds of call are awaited, each within its deadline (W30).
 */
export function load(run: (args: LoadArgs) => Promise<void>): LoaderFunction {
  return async ({ params, request, context }) => {
    const { queryClient, deadlines } = context.get(requestContext);

    const fetchWithin = (query: LoadableQuery<unknown>, deadline: number | undefined) => {
      const options = (deadline === undefined ? query : bounded(query, deadline)) as FetchQueryOptions & {
        initialPageParam?: unknown;
      };
      // Data that is there is used even when stale: components refresh it, a navigation does not wait for it (S28).
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
          return (await fetchWithin(query, deadlines?.essential)) as Data;
        } catch (error) {
          if (request.signal.aborted) throw error;
          throw data(null, { status: statusOf(error) });
        }
      },
      async section(query) {
        const done = Promise.resolve(fetchWithin(query, deadlines?.section)).catch(() => undefined);
        if (deadlines) await done;
      },
    });
    return null;
  };
}

/** The same query, failing at the deadline, whether or not the call heeds its signal. */
function bounded<Data>(query: LoadableQuery<Data>, deadline: number): LoadableQuery<Data> {
  const { queryFn } = query;
  if (!queryFn) return query;
  return {
    ...query,
    async queryFn(context: { readonly signal: AbortSignal } & object) {
      const over = new AbortController();
      const { promise: ended, reject } = Promise.withResolvers<never>();
      // Not `AbortSignal.timeout`: one that is joined with others, and those with others again, is kept by Node for ever.
      let timer = setTimeout(() => {
        over.abort(new DOMException('no answer in time', 'TimeoutError'));
        // A moment later, so that a call which heeds its signal may still end with the part that it has.
        timer = setTimeout(reject, GRACE_MS, new DeadlineError());
      }, deadline);
      // Spreading would read react-query's getters of other fields too; only the signal is replaced.
      const signal = AbortSignal.any([context.signal, over.signal]);
      const inner = Object.create(context, { signal: { value: signal } }) as never;
      try {
        return await Promise.race([queryFn.call(query, inner), ended]);
      } catch (error) {
        throw over.signal.aborted && error === over.signal.reason ? new DeadlineError() : error;
      } finally {
        clearTimeout(timer);
      }
    },
  } as LoadableQuery<Data>;
}
