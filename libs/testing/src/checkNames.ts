import type { Feature } from '@social-shop/routing';

/** The names of a library that can appear in a log or a cache. */
export interface LibraryNames extends Pick<Feature, 'routes'> {
  readonly queries?: readonly { readonly queryKey: readonly unknown[] }[];
  readonly events?: readonly { readonly name: string }[];
}

/**
 * Returns the names of a library without its prefix, so that every log line can be traced to a library. Events of the specification (they
 * begin with '/') keep their name.
 */
export function checkNames(library: string, names: LibraryNames): string[] {
  const { routes = [], queries = [], events = [] } = names;
  const owned = (id: string | undefined) => id?.startsWith(`${library}.`) === true;
  return [
    ...routes.filter(({ id }) => !owned(id)).map(({ id, path }) => `route ${id ?? path}`),
    ...queries
      .filter(({ queryKey }) => queryKey[0] !== library)
      .map(({ queryKey }) => `query ${JSON.stringify(queryKey)}`),
    ...events
      .filter((event) => !event.name.startsWith('/') && !owned(event.name))
      .map((event) => `event ${event.name}`),
  ].map((name) => `${name}: must begin with '${library}', the name of its library`);
}
