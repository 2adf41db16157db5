import type { RouteHandle } from '@social-shop/routing';

/** Matched routes, from the outermost. */
type Matches = readonly { readonly route: { readonly handle?: unknown } }[];

const handlesOf = (matches: Matches) => matches.map(({ route }) => route.handle as RouteHandle | undefined);

/** The page's name in analytics and logs. */
export const pageOf = (matches: Matches): string => handlesOf(matches).at(-1)?.page ?? '';

/** The parameters that the page reads. */
export const declaredQuery = (matches: Matches): readonly string[] =>
  handlesOf(matches).flatMap((handle) => handle?.query ?? []);

/** Whether the page may be kept for others. */
export const mayBeKept = (matches: Matches): boolean => handlesOf(matches).every((handle) => handle?.kept !== false);
