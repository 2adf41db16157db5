/** The two programs of the shop, as `startService` takes them. */
export const programs = {
  platform: { name: 'platform', script: 'apps/api/src/main.ts' },
  // Young objects of a page are dead when it is sent: a small nursery keeps the process small, and full collections early.
  host: {
    name: 'host',
    script: 'apps/web/server/main.ts',
    nodeOptions: ['--max-semi-space-size=8', '--max-old-space-size=192'],
  },
} as const;
