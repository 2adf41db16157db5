import { createContext, createElement, use, type ReactNode } from 'react';
import { createContext as createRouterContext } from 'react-router-dom';
import type { ApiClient } from './ApiClient.ts';

/** The visitor's client for loaders; the host sets it for each request. */
export const apiContext = createRouterContext<ApiClient>();

const Context = createContext<ApiClient | undefined>(undefined);

/** The same client for components. */
export function ApiProvider({ api, children }: { readonly api: ApiClient; readonly children: ReactNode }) {
  // No JSX here: the host's server imports this library as Node runs it, and Node strips types only.
  return createElement(Context, { value: api }, children);
}

/** The visitor's client. Throws outside an `ApiProvider`. */
export function useApi(): ApiClient {
  const api = use(Context);
  if (!api) throw new Error('useApi needs an <ApiProvider> above it: the host and renderFeature mount one');
  return api;
}
