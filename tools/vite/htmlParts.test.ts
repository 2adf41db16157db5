import { expect, it } from 'vitest';
import { htmlParts, partsLine } from './htmlParts.ts';

const page =
  '<!doctype html><html lang="en"><head><style>.a{--b:1}</style></head><body><!--$--><a class="b" href="/x">' +
  '<img src="/i/1" srcSet="/i/1 1w, /i/2 2w" sizes="1px" alt="A &gt; B" aria-hidden="true" loading="lazy"/>text</a>' +
  '<script type="application/json" id="state">{"a":"<b class="}</script><script type="module" src="/boot.js"></script></body></html>';

it('counts every character of a page once, by its purpose', () => {
  const parts = htmlParts(page);
  expect(Object.fromEntries(parts)).toMatchObject({
    pictures: ' src="/i/1" srcSet="/i/1 1w, /i/2 2w"'.length,
    links: ' href="/x"'.length,
    classes: ' class="b"'.length,
    'names and roles': ' alt="A &gt; B" aria-hidden="true"'.length,
    'style blocks': '<style>.a{--b:1}</style>'.length,
    text: 'text'.length,
  });
  expect(parts.reduce((sum, [, characters]) => sum + characters, 0)).toBe(page.length);
  const sizes = parts.map(([, characters]) => characters);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

it('prints the parts in kB', () => {
  expect(partsLine(`<a href="${'x'.repeat(1_991)}">`)).toBe('links 2.0, tags 0.0, text 0.0');
});
