import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const CODE = '{apps,libs,tools}/**/*.{ts,tsx,mjs,cjs}';

/** Words in camel case, or in Pascal case after a component, with dots before the kind. */
const inCamelCase = /^[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*$/;
/** Documents, and the folders of projects: words in lower case with hyphens. */
const inKebabCase = /^(?:README|CHANGELOG|[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.md)?$/;

const otherwise = (form: RegExp, paths: readonly string[], skipped: number) =>
  paths.filter(
    (path) =>
      !path
        .split('/')
        .slice(skipped)
        .every((name) => form.test(name)),
  );

const find = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' });

it('tells camel case from other cases, in files and folders', () => {
  const good = ['libs/gift-guides/src/giftGuide.test.tsx', 'apps/web/src/a11y.ts', 'libs/posts/src/PostPage.css.ts'];
  const bad = ['libs/posts/src/post-page.ts', 'libs/posts/src/post_page.ts', 'apps/api/src/post-pages/page.ts'];
  expect(otherwise(inCamelCase, [...good, ...bad], 2)).toEqual(bad);
});

it('code is in files and folders named in camel case', () => {
  const paths = find(CODE);
  expect(paths.length).toBeGreaterThan(500);
  expect(otherwise(inCamelCase, paths, 2)).toEqual([]);
});

it('documents and projects are named in kebab case', () => {
  const projects = find('{apps,libs}/*/package.json').map((path) => path.split('/')[1] ?? '');
  expect(otherwise(inKebabCase, [...projects, ...find('docs/**/*.md')], 0)).toEqual([]);
});
