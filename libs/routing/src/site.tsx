import { createContext, use, type ReactNode } from 'react';

/** The product's name in titles and share cards (S22). */
export const BRAND = 'Social Shop';

/** Settings of the deployment that pages use in addresses. */
export interface Site {
  /** Public origin of the shop, without a slash at the end; never taken from a request (T44). */
  readonly publicUrl: string;
}

const Context = createContext<Site>({ publicUrl: '' });

/** Provides the deployment's settings to pages. The host mounts it with the same value on both sides. */
export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <Context value={site}>{children}</Context>;
}

/** Returns the deployment's settings. */
export const useSite = () => use(Context);
