/** The discover feed as a part of other pages; code and loader as those of a route. */
export const discover = { lazy: () => import('./discoverPart.ts') };
