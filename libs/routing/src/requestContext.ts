import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';

/** What every loader of one request or one browser tab works with; never shared between visitors. */
export interface RequestContext {
  readonly queryClient: QueryClient;
  /**
   * Milliseconds that a server render may wait: for what the page cannot do without, and for the rest (W30).
   * A browser has none: the transport's own deadline holds there, and sections do not hold a navigation up.
   */
  readonly deadlines?: { readonly essential: number; readonly section: number };
}

/** Set by the host for each request and once per tab. */
export const requestContext = createContext<RequestContext>();
