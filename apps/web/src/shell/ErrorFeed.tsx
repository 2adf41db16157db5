import { pageCode } from '@social-shop/routing';
import { lazy, Suspense, type ComponentType } from 'react';
import { errorFeed } from '../features.ts';

let Fetched: ComponentType | undefined;

/** Loads the code of the feed. `ErrorFeed` then renders it at once, which a server needs because its render cannot wait. */
export async function fetchErrorFeed() {
  const code = await pageCode(errorFeed);
  Fetched = code.Component ?? undefined;
  return code;
}

const Late = lazy(async () => {
  try {
    return { default: (await fetchErrorFeed()).Component ?? (() => null) };
  } catch {
    // Pending forever: the server's HTML stays, and without it the page has no feed.
    return new Promise<never>(() => {});
  }
});

/** The feed below an error. */
export const ErrorFeed = () => <Suspense>{Fetched ? <Fetched /> : <Late />}</Suspense>;
