/** Addresses of this library's pages and forms. */
export const legalPaths = {
  cookies: () => '/legal/cookies',
  /** Only for forms: keeps the answer about cookies, then leads back. */
  consent: () => '/legal/consent',
} as const;
