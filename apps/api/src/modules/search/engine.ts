import type { SearchFacet } from '@social-shop/api-contract';
import type { Static } from 'typebox';
import type { DocumentType } from './schema.ts';
import type { Filters } from './tsQuery.ts';

export type Sort = 'relevant' | 'newest' | 'price_asc' | 'price_desc';
export type Facet = Static<typeof SearchFacet>;

/** A search for one type of documents. */
export interface SearchRequest {
  readonly type: DocumentType;
  /** As it was typed; if empty, everything that matches the other fields is found. */
  readonly text: string;
  readonly filters?: Filters | undefined;
  /** Only posts of this creator, or products in their posts. */
  readonly profileId?: string | undefined;
  readonly sort?: Sort;
  /** The weight of popularity relative to the words, from 0 to 1. */
  readonly alpha?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface SearchResult {
  /** The best first; a higher score is better. */
  readonly hits: readonly { readonly id: string; readonly score: number }[];
  /** At most `mostHits`. */
  readonly total: number;
  /** Whether `total` is the exact number of hits. */
  readonly isComplete: boolean;
  /** The corrected query, if only that found hits. */
  readonly didYouMean?: string | undefined;
}

/** The interface of a search engine. `postgresEngine` implements it without another system; record 51 says how to replace it. */
export interface SearchEngine {
  readonly search: (request: SearchRequest) => Promise<SearchResult>;
  /** The number of hits for other values of each filter, combined with the other filters of the request. */
  readonly facets: (request: SearchRequest) => Promise<readonly Facet[]>;
  /** Texts that complete what has been typed, the most frequent first. */
  readonly complete: (text: string, count: number) => Promise<readonly string[]>;
  /** The most frequent texts. */
  readonly popular: (count: number) => Promise<readonly string[]>;
}
