import type { ResultOf } from '@social-shop/api-contract';
import type { search } from '@social-shop/api-contract/calls/search';
import type { SearchClick, SearchFilters, SearchSort } from './searchTypes.ts';

/** What a search is for. */
export type SearchType = 'post' | 'creator' | 'product';

/** The hits of a page: 20 posts, and 3 of any other type that the specification has (1, section 9). Products are ours beside them (S37). */
export const hitsPerPage: Readonly<Record<SearchType, number>> = { post: 20, creator: 3, product: 20 };

/** A search for a page of hits. */
export interface SearchRequest {
  /** As it was typed. */
  readonly rawQuery: string;
  readonly type: SearchType;
  readonly hitsPerPage: number;
  /** Of the first hit of the page, from 0. */
  readonly offset: number;
  readonly filters?: SearchFilters;
  readonly sort?: SearchSort;
  /** The weight of popularity beside the words, from 0 to 1 (S24). */
  readonly alpha?: number | undefined;
  /** Whether the number of hits of other filters is wanted. */
  readonly facets?: boolean;
  readonly signal?: AbortSignal | undefined;
}

type Found = ResultOf<typeof search>;

/** The number of hits that other values of a filter would give. */
export type SearchFacet = NonNullable<Found['facets']>[number];

/** A page of hits, the best first, with the records that their tiles show. */
export interface SearchResult extends Pick<Found, 'ltks' | 'profiles' | 'products' | 'productDetails'> {
  readonly hits: readonly { readonly id: string; readonly score: number }[];
  /** The number of all hits; at most 1,000. */
  readonly total: number;
  /** False if there are more than `total`. */
  readonly isComplete: boolean;
  /** The query in other words that have hits. */
  readonly didYouMean?: string | undefined;
  readonly facets?: readonly SearchFacet[] | undefined;
}

/** A creator that is suggested while a visitor types. */
export interface SuggestedCreator {
  readonly id: string;
  readonly name: string;
  /** The part of the address of the creator's shop. */
  readonly displayName: string;
  readonly avatarUrl: string | undefined;
}

/** What is suggested for a text that is being typed. */
export interface Suggestions {
  readonly queries: readonly string[];
  readonly creators: readonly SuggestedCreator[];
}

/** What suggestions are wanted for. */
export interface SuggestionsRequest {
  /** As typed so far; blank for popular texts. */
  readonly rawQuery: string;
  /** At most so many texts, and creators. */
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A search engine as box and page know it. `platformProvider` is the default; another engine is another implementation. Calls end when
 * their signal is aborted.
 */
export interface SearchProvider {
  /** Finds a page of hits. */
  search(request: SearchRequest): Promise<SearchResult>;
  /** Finds texts and creators at once, for suggestions. */
  searchMany(request: SuggestionsRequest): Promise<Suggestions>;
  /** Finds texts that complete what is being typed. */
  complete(request: SuggestionsRequest): Promise<readonly string[]>;
  /** Stores that a visitor has opened a hit. */
  trackClick(click: SearchClick): Promise<void>;
}
