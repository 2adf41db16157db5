/** How both engines plan statements, each setting as `name=value` (docs/decisions/0035-time-of-the-platform.md). */
export const plannerSettings = [
  // The data of pages is in memory or on a solid-state disk. The default assumes a rotating disk, and prefers reading whole tables.
  'random_page_cost=1.1',
  // Plans once for all values. By default a page of many posts is planned again for each call, because a plan that knows the limit looks so
  // much cheaper.
  'plan_cache_mode=force_generic_plan',
  // A table is read from its beginning, where the most popular documents of the search index are.
  'synchronize_seqscans=off',
] as const;
