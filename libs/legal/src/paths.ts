/** Addresses of this library's pages and forms. */
export const legalPaths = {
  cookies: () => '/legal/cookies',
  /** Only for forms: stores the answer about cookies, then redirects back. */
  consent: () => '/legal/consent',
} as const;
