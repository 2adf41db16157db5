import { expect, it } from 'vitest';
import { loadShellTexts, withTexts } from './pageTexts.ts';

/** An address of a module with this text, whatever file is asked for. */
const from = (catalogue: object) => `data:text/javascript,export default ${JSON.stringify(catalogue)}//`;
const page = { Component: () => null };

it('adds the texts of a page to those of the shell before its code is there to be shown', async () => {
  const texts = await loadShellTexts('en', from({ 'carts.title': ['Cart'] }));
  expect(Object.keys(texts)).toContain('web.topBar.discover');
  const code = withTexts(Promise.resolve(page), 'carts-cartRoute').then((fetched) => [fetched, texts['carts.title']]);
  await expect(code).resolves.toEqual([page, ['Cart']]);
});

it.each([
  ['its texts', 'data:text/javascript,throw new Error("gone")//', () => Promise.resolve(page)],
  ['its code', from({}), () => Promise.reject(new Error('gone'))],
])('fails as the code of a page does when %s cannot be had', async (_, files, code) => {
  await loadShellTexts('en', files);
  await expect(withTexts(code(), 'carts-cartRoute')).rejects.toThrow('gone');
});
