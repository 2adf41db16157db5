import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What the name of a file or folder may be made of: words in camel case, with dots between what it is and of which kind. */
const camelCase = /^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/;

/** Those of these paths that are named otherwise below `src`, `server` or `http`. */
const named = (paths: readonly string[]) =>
  paths.filter(
    (path) =>
      !path
        .split('/')
        .slice(3)
        .every((name) => camelCase.test(name)),
  );

it('tells camel case from other cases, in files and folders', () => {
  const good = [
    'libs/gift-guides/src/giftGuide.test.tsx',
    'libs/posts/src/pages/PostPage.css.ts',
    'apps/web/src/a11y.ts',
  ];
  const bad = ['libs/posts/src/post-page.ts', 'libs/posts/src/post_page.ts', 'libs/posts/src/post-pages/page.ts'];
  expect(named([...good, ...bad])).toEqual(bad);
});

it('code of libraries, of the host and of journeys is in files named in camel case', () => {
  const paths = globSync('{libs/*/src,apps/web/{src,server},apps/web-e2e/{src,http}}/**/*.{ts,tsx,mjs,cjs}', {
    cwd: ROOT,
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(named(paths)).toEqual([]);
});
