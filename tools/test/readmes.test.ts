import { globSync } from 'node:fs';
import { expect, it } from 'vitest';

import { root } from '../start/settings.ts';
import { exampleErrors, readmeExamples } from './readmes.ts';

const examples = readmeExamples();

it('each library shows one use in its README', () => {
  const libraries = globSync('libs/*/package.json', { cwd: root }).map((path) => path.split('/')[1] ?? '');
  expect(libraries.filter((library) => !examples.some((example) => example.library === library))).toEqual([]);
});

it('the examples of READMEs compile, with names that the libraries export', { timeout: 120_000 }, async () => {
  const wrong = { library: 'posts', code: "import { postTiles } from '@social-shop/posts';\nfetchFeaturedPost(api);" };
  const errors = await exampleErrors([...examples, wrong]);
  // Of these two, and of no other.
  expect(errors).toEqual([
    expect.stringMatching(/^posts\b.*has no exported member named 'postTiles'/),
    expect.stringMatching(/^posts\b.*Cannot find name 'fetchFeaturedPost'/),
  ]);
});
