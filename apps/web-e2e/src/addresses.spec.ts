import { HOST_URL } from './addresses.ts';
import { answered, expect, open, test, tiles } from './fixtures.ts';
import { ask, rootAttribute } from './http.ts';

const odd = [
  '/explore/%E0%A4%A',
  '/posts/%E0%A4%A',
  '/%E0%A4%A',
  '/%',
  '/home?next=%E0%A4%A',
  '/search?q=%E0%A4%A',
  '//evil.test/',
  '//evil.test',
  '///evil.test/home',
  '/\\evil.test/',
  '/%2F%2Fevil.test/',
  '/%5Cevil.test',
  '/home//evil.test/..',
  '/.//evil.test',
  '/home?next=a&next=b&next=',
  '/explore/a?x=1&x=2',
  `/home?${'x=1&'.repeat(2_000)}`,
  `/posts/${'a'.repeat(4_000)}`,
  '/%00',
  '/explore/%00',
  '/posts/%00?next=%00',
  '/home%00.html',
  '/explore/..%2f..%2fetc%2fpasswd',
  '/explore/%2e%2e',
  '/.env',
  '/posts/not-an-id',
  '/posts/00000000-0000-4000-8000-000000000000',
  '/explore/nobody-of-this-name',
  '/explore/a%20b',
  '/no/such/page',
  '/index.php',
  '/HOME',
];

for (const path of odd) {
  test(`${path.slice(0, 60)} is a page of ours, never a failure or another site (T66)`, async () => {
    const answer = await ask(path);
    const { status, headers, body } = answer;
    if (status >= 300 && status < 400) {
      const target = new URL(String(headers.location), `${HOST_URL}/`);
      expect(target.origin).toBe(HOST_URL);
      expect(target.pathname).not.toMatch(/^[/\\]{2}/);
      return;
    }
    expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(rootAttribute(answer, 'lang')).toBe('en');
    expect(body).toContain('Social Shop</title>');
  });
}

test('what is missing is 404, what cannot be read 400', async ({ sample: { post } }) => {
  for (const path of ['/no/such/page', '/posts/not-an-id', '/explore/nobody-of-this-name', '/.env']) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect((await ask(`/posts/${post.id.replace(/.{12}$/, 'ffffffffffff')}`)).status).toBe(404);
  expect((await ask('/explore/%E0%A4%A')).status).toBe(400);
});

for (const path of ['/account/favorites/x.css', '/account/favorites%2Fx.css', '/home/x.css', '/posts/x.js']) {
  test(`${path} is no file that a cache would keep (T65)`, async () => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toMatch(/no-store|no-cache/);
    expect(headers['cache-control']).toContain('private');
  });
}

test('a missing file is 404 as text', async () => {
  const { status, headers } = await ask('/assets/no-such-file-1234.js');
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
  expect(headers['cache-control']).toBe('no-store');
});

test('a slash at the end leads to the one address, and the query stays', async () => {
  const { status, headers } = await ask('/home/?next=MQ');
  expect(status).toBe(301);
  expect(headers.location).toBe('/home?next=MQ');
});

test('an unknown path shows the page of the specification, with posts below', async ({ page, console }) => {
  console.allow(answered(404));
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Oh No!' })).toBeVisible();
  await expect(
    page.getByText('Sorry, but this link is invalid. Please double check your URL or discover new posts below.'),
  ).toBeVisible();
  await expect(page).toHaveTitle('This page could not be found | Social Shop');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(tiles(page, 'Discover').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Discover More' })).toHaveCount(0);

  await tiles(page, 'Discover')
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();
  await expect(page).toHaveURL(/\/posts\//);
  await expect(page.getByRole('heading', { name: 'Shop the post' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a post that does not exist says so on navigation too', async ({ page, console }) => {
  console.allow(answered(404));
  await open(page, '/posts/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: '404 Oh No!' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Discover', exact: true }).click();
  await expect(page).toHaveTitle('Discover | Social Shop');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '404 Oh No!' })).toBeVisible();
});
