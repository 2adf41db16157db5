/** The `rank` in the query of an address, where it has exactly one. */
function rankOf(url: string): string {
  const start = url.indexOf('?');
  const [rank = '', ...more] = start < 0 ? [] : new URLSearchParams(url.slice(start)).getAll('rank');
  return more.length === 0 ? rank : '';
}

/** Tells the routes of one address apart by `rank`, for host and platform (W9). A route without a rank serves all other requests. */
export const byRank = {
  name: 'rank',
  storage() {
    const routes = new Map<unknown, never>();
    return {
      get: (rank: unknown) => routes.get(rank) ?? null,
      set: (rank: unknown, route: never) => void routes.set(rank, route),
    };
  },
  deriveConstraint: ({ url }: { readonly url?: string | undefined }) => rankOf(url ?? ''),
};
