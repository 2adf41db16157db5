import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';
import type { Describe } from './structuredData.ts';

/** A query as `queryOptions` or `infiniteQueryOptions` make it. */
export interface LoadableQuery<Data> {
  readonly queryKey: QueryKey;
  // Method syntax on purpose: factories type their context more narrowly than a loader needs to know.
  queryFn?(context: never): Data | Promise<Data>;
  readonly initialPageParam?: unknown;
}

/** The same query with an end to its patience. */
export type Bound = <Data>(query: LoadableQuery<Data>) => LoadableQuery<Data>;

/** The context of every loader of one request or one browser tab; never shared between visitors. */
export interface RequestContext {
  readonly queryClient: QueryClient;
  /** The code of the visitor's language, one of the shop's (`@social-shop/i18n`). */
  readonly locale: string;
  /**
   * How long a server render waits, made with `deadline`: for what the page cannot do without, and for the rest (W30).
   * A browser has none: the transport's own deadline holds there, and sections do not hold a navigation up.
   */
  readonly within?: { readonly essential: Bound; readonly section: Bound };
  /** Takes what describes the page to search engines. Absent in browsers, and where nobody would read it. */
  readonly onDescribe?: (describe: Describe) => void;
}

/** Set by the host for each request and once per tab. */
export const requestContext = createContext<RequestContext>();
