/** The two programs of the shop, as `startService` takes them. */
export const programs = {
  platform: { name: 'platform', script: 'apps/api/src/main.ts' },
  // By pages per second of CPU within 384 MB (`npm run bench -- heap`): a nursery in which what a page is made of dies, and the rest is gone
  // through when it is two and a half times what lives. Left to itself it would grow to four times that.
  host: {
    name: 'host',
    script: 'apps/web/server/main.ts',
    nodeOptions: ['--max-semi-space-size=16', '--heap-growing-percent=150'],
  },
} as const;
