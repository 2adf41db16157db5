import { expect, it } from 'vitest';
import { loadShellTexts, withTexts } from './pageTexts.ts';

/** A URL prefix whose every file is a module with these texts. */
const from = (catalogue: object) => `data:text/javascript,export default ${JSON.stringify(catalogue)}//`;
const page = { Component: () => null };

it('adds the texts of a page to those of the shell before its code resolves', async () => {
  const texts = await loadShellTexts('en', from({ 'carts.title': ['Cart'] }));
  expect(Object.keys(texts)).toContain('web.topBar.discover');
  const code = withTexts(Promise.resolve(page), 'carts-cartRoute').then((fetched) => [fetched, texts['carts.title']]);
  await expect(code).resolves.toEqual([page, ['Cart']]);
});

it.each([
  ['its texts', 'data:text/javascript,throw new Error("gone")//', () => Promise.resolve(page)],
  ['its code', from({}), () => Promise.reject(new Error('gone'))],
])('rejects if %s cannot be loaded', async (_, files, code) => {
  await loadShellTexts('en', files);
  await expect(withTexts(code(), 'carts-cartRoute')).rejects.toThrow('gone');
});
