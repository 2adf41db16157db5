/** The two programs of the shop, as options of `startService`. */
export const programs = {
  platform: { name: 'platform', script: 'apps/api/src/main.ts' },
  // Chosen by pages per second of CPU within 384 MB (`npm run bench -- heap`): a young generation in which a page's objects die, and a full
  // collection when the heap is two and a half times the live objects. By default it would grow to four times.
  host: {
    name: 'host',
    script: 'apps/web/server/main.ts',
    nodeOptions: ['--max-semi-space-size=16', '--heap-growing-percent=150'],
  },
} as const;
