import type { Page } from '@playwright/test';
import { expect, open, test, tiles } from './fixtures.ts';
import { attacks, CURATOR } from './hostileTexts.ts';

/** Elements that injected markup would add to a page. */
const foreign = (page: Page) =>
  page.evaluate(() => ({
    scripts: document.querySelectorAll('script').length,
    frames: document.querySelectorAll('iframe, object, embed, base').length,
    handlers: [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    links: document.querySelectorAll('a[href^="javascript:" i], a[href^="data:" i]').length,
    injected: Reflect.get(window, 'injected') as unknown,
  }));

test('hostile names of products and shops are rendered as text (T47)', async ({ page, sample: { post } }) => {
  await open(page, `/posts/${post.id}`);
  const harmless = await foreign(page);
  expect(harmless).toMatchObject({ frames: 0, handlers: 0, links: 0, injected: undefined });

  await open(page, `/explore/${CURATOR}`);
  expect(await foreign(page)).toEqual(harmless);
  const posts = await tiles(page, /^Posts by/)
    .getByRole('link', { name: /^Post by/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(posts.length).toBeGreaterThan(3);

  const shown: string[] = [];
  for (const path of posts) {
    await open(page, path);
    expect(await foreign(page), path).toEqual(harmless);
    shown.push(await page.getByRole('region', { name: 'Shop the post' }).innerText());
  }
  const asOneLine = (text: string) => text.replace(/\s+/g, ' ');
  for (const attack of attacks) expect(asOneLine(shown.join('\n'))).toContain(asOneLine(attack));
});
