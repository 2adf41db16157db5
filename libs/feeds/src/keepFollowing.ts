import type { ListPages } from '@social-shop/lists';
import type { PostSummary } from '@social-shop/posts';
import type { ToggleListener } from '@social-shop/toggles';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { followingKey } from './queries.ts';

/** Posts that the following feed must have left after an unfollow; with fewer it starts over (specification 1, section 4). */
const FEWEST = 4;

/** A new follow starts the following feed over; an unfollow removes the creator's posts, or starts over if few are left. */
export const keepFollowing: ToggleListener = (queryClient, profileId, on) =>
  void (on ? startOver(queryClient) : removePosts(queryClient, profileId));

const startOver = (queryClient: QueryClient) => queryClient.resetQueries({ queryKey: followingKey });

/** The lists themselves, without what was fetched to look for newer posts. */
const lists = {
  queryKey: followingKey,
  predicate: ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey.length === followingKey.length + 1,
};

async function removePosts(queryClient: QueryClient, profileId: string) {
  // A page that is being loaded is added to the pages of the time of its request.
  await Promise.all(
    queryClient
      .getQueryCache()
      .findAll(lists)
      .map((list) => list.promise?.catch(() => undefined)),
  );
  let fewest = Infinity;
  queryClient.setQueriesData<ListPages<PostSummary>>(lists, (list) => {
    if (!list) return undefined;
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ posted }) => posted?.by !== profileId),
    }));
    fewest = Math.min(fewest, pages.flatMap(({ items }) => items).length);
    return { ...list, pages };
  });
  if (fewest < FEWEST) await startOver(queryClient);
}
