/** The two programs of the shop, as `startService` takes them. */
export const programs = {
  platform: { name: 'platform', script: 'apps/api/src/main.ts' },
  // What a page is made of is dead when it is sent. A small nursery finds that early, and the rest is gone through when it is 1.7 times
  // what lives; left to itself it would grow to four times that. A limit on the whole would do so too, at a quarter of the pages.
  host: {
    name: 'host',
    script: 'apps/web/server/main.ts',
    nodeOptions: ['--max-semi-space-size=8', '--heap-growing-percent=60'],
  },
} as const;
