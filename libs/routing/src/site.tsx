import { createContext, use, type ReactNode } from 'react';

/** The product's name in titles and share cards (S22). */
export const BRAND = 'Social Shop';

/** Facts of the deployment that pages put into addresses. */
export interface Site {
  /** Origin of the shop as visitors know it, without a slash at the end; never taken from a request (T44). */
  readonly publicUrl: string;
}

const Context = createContext<Site>({ publicUrl: '' });

/** Gives pages the deployment's facts; the host mounts it with the same value on both sides. */
export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <Context value={site}>{children}</Context>;
}

/** The deployment's facts. */
export const useSite = () => use(Context);
