/** What answers the served question in place, fetched only for a page that asks. */
export const consentBar = { lazy: () => import('./answerInPlace.ts') };
