/** The discover feed as a part of other pages. `pageCode` loads its component and loader, as for a route. */
export const discover = { lazy: () => import('./discoverPart.ts') };
