import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { topOf } from './feed.ts';
import { allowStatus, expect, open, test, tiles } from './fixtures.ts';
import { posts } from './platform.ts';

const tagged = async () => {
  // Some rows down, so that the way back leads to a place.
  const post = (await posts()).slice(0, 10).findLast(({ caption }) => caption.includes(' #'));
  if (!post) throw new Error('no post with a hashtag on the first page of the feed');
  return post;
};

test('leads by keyboard from home to a post, its hashtag, a category, a product, a variant and its retailer, and back to the place', async ({
  page,
}) => {
  const { id } = await tagged();
  await open(page, '/');
  const follow = async (link: Locator) => {
    await link.focus();
    await page.keyboard.press('Enter');
  };
  const post = page.locator(`[id="post-${id}"]`);
  await post.focus();
  const place = await topOf(page, `post-${id}`);
  // Its picture grows into that of the page.
  const grown = await page.evaluateHandle(() => {
    const start = document.startViewTransition.bind(document);
    const shown = Promise.withResolvers<unknown[]>();
    document.startViewTransition = (update) => {
      const transition = start(update);
      const named = () =>
        document.getAnimations().map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
      void transition.ready.then(() => shown.resolve(named()), shown.reject);
      return transition;
    };
    return { shown: shown.promise };
  });
  await follow(post);
  await expect(page).toHaveURL(`/posts/${id}`);
  expect(await grown.evaluate(({ shown }) => shown)).toEqual(
    expect.arrayContaining(['group', 'old', 'new'].map((part) => `::view-transition-${part}(hero)`)),
  );

  await follow(page.getByRole('article').first().getByRole('link', { name: /^#/ }).first());
  await expect(page).toHaveURL(/\/hashtags\//);
  // A page that comes moves the focus to itself.
  await expect(page.getByRole('heading', { level: 1, name: /^#/ })).toBeVisible();
  await follow(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }));
  await expect(page).toHaveURL(/\/categories$/);
  await follow(page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link').first());
  await expect(page).toHaveURL(/\/categories\/\w+$/);
  await follow(tiles(page, /./).locator('a[href^="/products/"]').first());
  await expect(page).toHaveURL(/\/products\/[^?]+\?li=/);
  const product = page.getByRole('article').first();
  await expect(product.getByRole('heading', { level: 1 })).toBeVisible();
  const variants = product.locator('a[href*="variant="]:not([target])');
  if ((await variants.count()) > 0) {
    await follow(variants.last());
    await expect(page).toHaveURL(/[?&]variant=/);
  }
  const [retailer] = await Promise.all([
    page.waitForEvent('popup'),
    follow(product.getByRole('link', { name: /^Shop Now/ })),
  ]);
  await retailer.close();

  for (const address of [/\/categories\/\w+$/, /\/categories$/, /\/hashtags\//, `/posts/${id}`, /\/(home)?$/]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
  await expect.poll(() => topOf(page, `post-${id}`)).toBe(place);
});

test('leads from a post by its hashtag, by the top bar to a category and its newest, and back', async ({ page }) => {
  const { id } = await tagged();
  await page.goto(`/posts/${id}`);
  const hashtag = page.getByRole('article').first().getByRole('link', { name: /^#/ }).first();
  const name = (await hashtag.textContent()) ?? '';
  await hashtag.click();
  await expect(page.getByRole('heading', { level: 1, name: name.toLowerCase() })).toBeVisible();
  await expect(tiles(page, name.toLowerCase()).first()).toBeVisible();
  await expectAccessible(page, 'a hashtag');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop by category' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/\/categories\/\w+\?sort=newest$/);
  await expect(page.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Popular' })).toHaveAttribute('aria-current', 'true');
});

test('opens the menu of deals for a pointer and for the keyboard, and shows them with their way on', async ({
  page,
}) => {
  await page.goto('/deals');
  await expect(page.getByRole('link', { name: 'See all of Sale Alert' })).toBeVisible();
  await expectAccessible(page, 'the deals');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Deals' }).hover();
  await bar.getByRole('link', { name: 'Finds Under $50' }).click();
  await expect(page).toHaveURL('/categories/findsunder50');
  await expect(bar.getByRole('link', { name: 'Finds Under $50' })).toBeHidden();
  await bar.getByRole('link', { name: 'Deals' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/categories/salealert');
});

test('responds with 404 for a hashtag without a post and a category that does not exist', async ({ page, console }) => {
  console.allow(allowStatus(404));
  for (const path of ['/hashtags/nobodyhaspostedthis', '/hashtags/two%20words', '/categories/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Oh No!' })).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from all categories to one, filters it and loads more', async ({ page }) => {
    await page.goto('/categories');
    await page.getByRole('navigation', { name: 'Shop by category' }).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Under $100' }).click();
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect(page).toHaveURL(/\?sort=newest&price=100$/);
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/\?sort=newest&price=100&next=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
