/** The two programs of the shop, as `startService` takes them. */
export const programs = {
  platform: { name: 'platform', script: 'apps/api/src/main.ts' },
  // What a page is made of is dead when it is sent. A small nursery finds that early; a limit of the whole heap would, too, and
  // collect so often that pages cost half as much again.
  host: { name: 'host', script: 'apps/web/server/main.ts', nodeOptions: ['--max-semi-space-size=8'] },
} as const;
