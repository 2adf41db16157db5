import type { ListPages } from '@social-shop/lists';
import { likes } from '@social-shop/posts';
import { favorites } from '@social-shop/products';
import { watchToggle } from '@social-shop/toggles';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from './queries.ts';
import type { SavedProduct } from './savedProduct.ts';

const watched = new WeakSet<QueryClient>();

/**
 * Updates the lists of favorites when hearts are pressed, once a page of favorites was shown: an unliked post leaves at once, a product when
 * its favorite is removed (S30), and new items are fetched.
 */
export function useWatchedHearts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (watched.has(queryClient)) return;
    watched.add(queryClient);
    watchToggle(queryClient, likes, (id, change) => {
      if (change === 'added') fetchAnew(queryClient, keys.posts);
      else leave(queryClient, keys.posts, (post) => post.id === id);
    });
    watchToggle(queryClient, favorites, (id, change) => {
      if (change === 'off') return;
      if (change === 'added') fetchAnew(queryClient, keys.products);
      else {
        for (const list of [keys.products, keys.contents])
          leave<SavedProduct>(queryClient, list, ({ product }) => product.detailsId === id);
      }
    });
  }, [queryClient]);
}

/** Fetches a list again: at once if it is shown, otherwise the next time it is shown. */
function fetchAnew(queryClient: QueryClient, list: readonly string[]): void {
  for (const queryKey of [list, keys.collections, keys.facets]) {
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey });
  }
}

function leave<Item extends { readonly id: string }>(
  queryClient: QueryClient,
  list: readonly string[],
  isGone: (item: Item) => boolean,
): void {
  let found = false;
  queryClient.setQueriesData<ListPages<Item>>({ queryKey: list }, (data) => {
    if (!data?.pages.some(({ items }) => items.some(isGone))) return data;
    found = true;
    return {
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => !isGone(item)) })),
    };
  });
  if (!found) return;
  for (const queryKey of [keys.collections, keys.facets]) void queryClient.invalidateQueries({ queryKey });
}
