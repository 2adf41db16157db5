import type { ListItem, ListQuery } from '@social-shop/lists';
import { useInfiniteQuery, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { SearchResult } from '../provider/searchProvider.ts';

/** What the first page of results says of all of them. */
export interface Facts extends Pick<SearchResult, 'total' | 'isComplete' | 'didYouMean'> {
  /** With `debug` (S24). */
  readonly scores?: readonly { readonly id: string; readonly score: number }[];
}

type FirstPage = { readonly pages: readonly { readonly about?: unknown }[] };

const isFacts = (about: unknown): about is Facts => typeof about === 'object' && about !== null && 'total' in about;

function factsIn(data: FirstPage | undefined): Facts | undefined {
  const about = data?.pages[0]?.about;
  return isFacts(about) ? about : undefined;
}

/** Returns the facts of results; undefined until they have loaded. */
export const useFacts = <Item extends ListItem>(query: ListQuery<Item>): Facts | undefined =>
  useInfiniteQuery({ ...query, select: factsIn }).data;

/** Returns the facts of results that have loaded. */
export const loadedFacts = (queryClient: QueryClient, queryKey: QueryKey): Facts | undefined =>
  factsIn(queryClient.getQueryData(queryKey));
