/** The script of the server's cookie question. Load it only on a page that has the question. */
export const consentBar = { lazy: () => import('./answerInPlace.ts') };
