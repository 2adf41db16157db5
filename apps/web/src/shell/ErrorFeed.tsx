import { pageCode } from '@social-shop/routing';
import { lazy, Suspense, type ComponentType } from 'react';
import { errorFeed } from '../features.ts';

let Fetched: ComponentType | undefined;

/** Fetches the feed, which `ErrorFeed` shows at once from then on. A server, which cannot wait while it renders, begins with it. */
export async function fetchErrorFeed() {
  const code = await pageCode(errorFeed);
  Fetched = code.Component ?? undefined;
  return code;
}

const Late = lazy(async () => {
  try {
    return { default: (await fetchErrorFeed()).Component ?? (() => null) };
  } catch {
    // Without it, nothing follows; where the server has written it, that stays.
    return new Promise<never>(() => {});
  }
});

/** The feed below an error. */
export const ErrorFeed = () => <Suspense>{Fetched ? <Fetched /> : <Late />}</Suspense>;
