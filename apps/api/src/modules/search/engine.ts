import type { SearchFacet } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { DocumentType } from './schema.ts';
import type { Filters } from './tsQuery.ts';

export type Sort = 'relevant' | 'newest' | 'price_asc' | 'price_desc';
export type Facet = Static<typeof SearchFacet>;

/** A search for one type of documents. */
export interface SearchRequest {
  readonly type: DocumentType;
  /** As it was typed; an empty one finds everything that the rest selects. */
  readonly text: string;
  readonly filters?: Filters | undefined;
  /** Only posts of this creator, or products in their posts. */
  readonly profileId?: string | undefined;
  readonly sort?: Sort;
  /** The weight of popularity beside the words, from 0 to 1. */
  readonly alpha?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface SearchResult {
  /** The best first; a higher score is better. */
  readonly hits: readonly { readonly id: string; readonly score: number }[];
  /** At most `mostHits`. */
  readonly total: number;
  /** Whether `total` is all. */
  readonly isComplete: boolean;
  /** The query in other words, if hits were found by these only. */
  readonly didYouMean?: string | undefined;
}

/**
 * Everything that the platform asks of a search engine. `postgresEngine` is the one that needs nothing else; record 51 says how another one
 * takes its place.
 */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => Promise<SearchResult>;
  /** The number of hits of other values of each filter, beside the filters of the request. */
  readonly facets: (request: SearchRequest) => Promise<readonly Facet[]>;
  /** Texts that complete what has been typed, the most frequent first. */
  readonly complete: (text: string, count: number) => Promise<readonly string[]>;
  /** The most frequent texts. */
  readonly popular: (count: number) => Promise<readonly string[]>;
}
