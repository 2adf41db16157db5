import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { journeys, journeysFor, journeysOf } from './journeys.ts';

it('a change inside of features needs their journeys and the common ones', () => {
  expect(journeysFor(['libs/feeds/src/index.ts', 'docs/designer.md'])).toEqual(
    expect.arrayContaining(['journeys', 'feed']),
  );
  expect(journeysFor(['libs/feeds/src/a.ts', 'libs/creator-shop/src/b.ts'])).toContain('accessibility');
});

it.each(['libs/posts/src/post.ts', 'apps/web/server/server.ts', 'apps/api/src/app.ts', 'package-lock.json', 'nx.json'])(
  'a change of %s needs all journeys',
  (file) => expect(journeysFor(['libs/feeds/src/index.ts', file])).toBeUndefined(),
);

it('names specs that exist', () => {
  const names = new Set([...Object.values(journeysOf).flat(), ...(journeysFor([]) ?? [])]);
  expect([...names].filter((name) => !existsSync(join(journeys, `${name}.spec.ts`)))).toEqual([]);
});
