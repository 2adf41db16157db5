import type { Page } from '@playwright/test';
import { HOST_URL, PLATFORM_URL } from './addresses.ts';
import { expect, hydrated, open, test, tile } from './fixtures.ts';
import { newEmail, signUp } from './people.ts';

const heart = (page: Page, position = 1) => tile(page, position).getByRole('button', { name: /^Like the post by / });
const liked = (page: Page, isLiked: boolean, position = 1) =>
  expect(heart(page, position)).toHaveAttribute('aria-pressed', String(isLiked));

/** The calls that like or unlike. */
function writesOf(page: Page) {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/v2/likes/' && request.method() !== 'GET') writes.push(request.method());
  });
  return writes;
}

/** Signs up with a new account and returns to Home. */
async function signUpAnew(page: Page) {
  await page.goto('/signup?from=%2Fhome');
  await signUp(page, newEmail());
  await page.waitForURL(`${HOST_URL}/home`);
  await hydrated(page);
}

/** Hearts that are filled in the server's HTML. */
const filledInHtml = async (page: Page) =>
  (await (await page.request.get('/home')).text()).split('aria-pressed="true"').length - 1;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('a like before sign-up by email is done after it, once, and the pages say so (P3)', async ({ page }) => {
    const writes = writesOf(page);
    await open(page, '/home');
    await heart(page).click();
    await expect(page).toHaveURL(new RegExp(`^${PLATFORM_URL}/identity/`));
    await expect(page.getByText('Then we will like this post for you.')).toBeVisible();
    await signUp(page, newEmail());
    await page.waitForURL(`${HOST_URL}/home`);
    await expect(page.getByRole('status').getByText('We liked the post for you.')).toBeVisible();
    await liked(page, true);
    await page.reload();
    await hydrated(page);
    await liked(page, true);
    await page.waitForLoadState('networkidle');
    expect(writes).toEqual(['POST']);
    expect(await filledInHtml(page)).toBe(1);
  });
});

test('a like before a sign-in with Google is done after it, once', async ({ page, sample: { post } }) => {
  const writes = writesOf(page);
  await open(page, `/posts/${post.id}`);
  const hero = page
    .getByRole('main')
    .getByRole('button', { name: /^Like the post by / })
    .first();
  await hero.click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /June Park/ }).click();
  await page.waitForURL(`${HOST_URL}/posts/${post.id}`);
  await expect(page.getByRole('status').getByText('We liked the post for you.')).toBeVisible();
  await expect(hero).toHaveAttribute('aria-pressed', 'true');
  expect(writes).toEqual(['POST']);
});

test('a like reaches other tabs and the next page, and nobody else of the browser (K-L15)', async ({
  page,
  context,
}) => {
  await signUpAnew(page);
  const other = await context.newPage();
  await open(other, '/home');
  // A tab listens to the others once the code of its toggles has loaded.
  await other.waitForLoadState('networkidle');
  await heart(page).click();
  await liked(page, true);
  await liked(other, true);
  await heart(other).press('Space');
  await liked(page, false);
  await heart(page, 2).press('Enter');
  await liked(other, true, 2);
  await expect.poll(() => filledInHtml(page)).toBe(1);

  // No page is left that would look something up without its session.
  await other.close();
  await page.goto('about:blank');
  await context.clearCookies();
  await signUpAnew(page);
  await liked(page, false, 2);
  expect(await filledInHtml(page)).toBe(0);
});

test('a like without a connection is sent when it is back, once, also after a reload', async ({
  page,
  context,
  console,
}) => {
  console.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await signUpAnew(page);
  const writes = writesOf(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await heart(page).click();
  await liked(page, true);
  await context.setOffline(false);
  await expect.poll(() => filledInHtml(page)).toBe(1);
  await liked(page, true);
  expect(writes).toEqual(['POST']);

  // The next document of the tab sends what this one could not.
  await context.setOffline(true);
  await heart(page, 2).click();
  await liked(page, true, 2);
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await open(page, '/home');
  await liked(page, true, 2);
  await expect.poll(() => filledInHtml(page)).toBe(2);
});

test('a heart that is pressed before the page reacts counts', async ({ page }) => {
  await signUpAnew(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await heart(page).click();
  await liked(page, true);
  await expect.poll(() => filledInHtml(page)).toBe(1);
});
