import { expect, it } from 'vitest';
import { firstPictures } from './warm.ts';

it('finds every size of the pictures of the first view, each once', () => {
  const html = `
    <link rel="preload" as="image" imageSrcSet="/images/a?width=1&amp;dpr=1 1w, /images/a?width=2&amp;dpr=1 2w"/>
    <link rel="stylesheet" href="/style.css"/>
    <img src="/images/a?width=1&amp;dpr=1" srcSet="/images/a?width=1&amp;dpr=1 1w, /images/a?width=3&amp;dpr=1 3w" loading="eager"/>
    <img src="/images/later" loading="lazy"/>`;
  expect(firstPictures(html, 'http://localhost:4200/')).toEqual([
    'http://localhost:4200/images/a?width=1&dpr=1',
    'http://localhost:4200/images/a?width=2&dpr=1',
    'http://localhost:4200/images/a?width=3&dpr=1',
  ]);
});
