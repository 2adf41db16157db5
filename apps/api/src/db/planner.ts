/** How both engines plan statements, each setting as `name=value` (docs/decisions/0035-time-of-the-platform.md). */
export const plannerSettings = [
  // What pages read is in memory or on a solid-state disk: the default is for moving heads, and has whole tables read.
  'random_page_cost=1.1',
  // Once for all values. By default a page of many posts is planned anew each time, as a plan that knows the limit looks so much cheaper.
  'plan_cache_mode=force_generic_plan',
] as const;
