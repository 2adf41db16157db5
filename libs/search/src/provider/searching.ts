import { ApiError, type ApiClient } from '@social-shop/api-client';
import { oneAtATime } from './oneAtATime.ts';
import { platformProvider } from './platformProvider.ts';
import type { SearchProvider, SearchRequest } from './searchProvider.ts';

let create: (api: ApiClient) => SearchProvider = platformProvider;

/** Replaces the platform's search by another engine. Call it once at the start, in the server and in browsers. */
export function replaceSearchProvider(other: (api: ApiClient) => SearchProvider): void {
  create = other;
}

const providers = new WeakMap<ApiClient, SearchProvider>();

/** The search of a visitor: one pending search per type, and each failure retried once, then logged. */
export function searching(api: ApiClient): SearchProvider {
  const known = providers.get(api) ?? inTurn(create(api));
  providers.set(api, known);
  return known;
}

/** A provider that searches one at a time for each type, and for suggestions. */
export function inTurn(provider: SearchProvider): SearchProvider {
  const turns = oneAtATime();
  return {
    search: (request) =>
      turns(turnOf(request), () => retried(() => provider.search(request), request.signal), request.signal),
    searchMany: (request) =>
      turns('suggestions', () => retried(() => provider.searchMany(request), request.signal), request.signal),
    complete: (request) =>
      turns('completions', () => retried(() => provider.complete(request), request.signal), request.signal),
    trackClick: (click) => provider.trackClick(click),
  };
}

/** Counting for filters is another kind of search: it takes longer, and must not hold up the next page. */
const turnOf = ({ type, facets = false }: SearchRequest) => (facets ? `${type} facets` : type);

/** Tries again once, then logs (specification 1, section 8). The API client has already retried its own failures (W29). */
async function retried<T>(search: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await search().catch((error: unknown) => {
      if (signal?.aborted || error instanceof ApiError) throw error;
      return search();
    });
  } catch (error) {
    if (!signal?.aborted) console.error('Error fetching search results', error);
    throw error;
  }
}
