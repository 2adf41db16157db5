import { answered, expect, open, reached, test, tiles } from './fixtures.ts';
import { ask, rootAttribute } from './http.ts';
import { down, fail, recover, type Fault } from './platform.ts';

/** One call of a page, and what the page is without it: a status of its own, or a section that says so. */
interface Call {
  readonly screen: 'home' | 'post' | 'creator';
  readonly path: string;
  readonly essential?: true;
  /** In the page's HTML when the call fails. */
  readonly shows?: string;
}

const calls: readonly Call[] = [
  { screen: 'home', path: '/v3/activities/posts/global/featured', shows: 'Error Loading LTKs.' },
  { screen: 'home', path: '/v2/products/', shows: 'Post by' },
  { screen: 'home', path: '/v1/experiments/', shows: 'Post by' },
  { screen: 'post', path: '/v2/ltks', essential: true },
  { screen: 'post', path: '/v2/products/', shows: 'Error loading products.' },
  { screen: 'post', path: '/v2/product_details/', shows: 'Error loading products.' },
  { screen: 'post', path: '/v2/followers_statistics/', shows: 'Shop the post' },
  { screen: 'post', path: '/v3/activities/posts/profile/', shows: 'Error Loading LTKs.' },
  { screen: 'creator', path: '/v2/profiles/', essential: true },
  { screen: 'creator', path: '/v2/followers_statistics/', shows: 'Post by' },
  { screen: 'creator', path: '/v3/activities/posts/profile/', shows: 'Error Loading LTKs.' },
];

const faults: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  'answers 500': { status: 500 },
  'resets the connection': { reset: true },
  'answers what is no JSON': { malformed: true },
  'answers objects for texts': { distorted: true },
  'does not answer in time': { delay_ms: 6_000 },
};

for (const { screen, path, essential, shows } of calls) {
  for (const [name, fault] of Object.entries(faults)) {
    test(`${screen}, when ${path} ${name} (T74, T76, T77)`, async ({ sample: { post, creator } }) => {
      const paths = { home: '/', post: `/posts/${post.id}`, creator: `/explore/${creator.display_name}` };
      await fail({ path, ...fault });
      const started = performance.now();
      const { status, headers, body } = await ask(paths[screen]);
      expect(performance.now() - started).toBeLessThan(5_000);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain('</html>');
      if (!essential) {
        expect(status).toBe(200);
        expect(body).toContain(shows);
        return;
      }
      expect(status).toBe(fault.status === 500 ? 500 : 503);
      expect(body).toContain('An error occurred');
      expect(body).toContain('Sorry, but we encountered an error. Please try again later or discover new posts below.');
      expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined);
      expect(body).toMatch(/<meta name="robots" content="noindex"/);
    });
  }
}

const everything: Readonly<Record<string, Fault>> = {
  'is not there': down,
  'never answers': { path: '/', delay_ms: 30_000 },
};

for (const [name, fault] of Object.entries(everything)) {
  test(`when the platform ${name}, every page still stands, in the visitor’s language (T76, T77)`, async ({
    sample,
  }) => {
    await fail(fault);
    const pages = { '/': 200, [`/posts/${sample.post.id}`]: 503, [`/explore/${sample.creator.display_name}`]: 503 };
    for (const [path, status] of Object.entries(pages)) {
      const answer = await ask(path, { headers: { 'accept-language': 'en-GB' } });
      expect(answer.status).toBe(status);
      expect(rootAttribute(answer, 'lang')).toBe('en-GB');
      expect(answer.body).toMatch(/<main[^]*<\/html>$/);
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'private, no-cache',
        vary: expect.stringContaining('Accept-Language'),
      });
      expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    }
  });
}

test('404 and 403 of the essential call are kept', async ({ sample: { post } }) => {
  for (const status of [404, 403]) {
    await fail({ path: '/v2/ltks', status, times: 1 });
    expect((await ask(`/posts/${post.id}`)).status).toBe(status);
  }
});

test('with the platform down, home stands with its error state, and goes on when asked', async ({ page, console }) => {
  console.allow(answered(503));
  await fail(down);
  await open(page, '/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
  await expect(page.getByText('No results found.')).toBeHidden();

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();

  await recover();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('with the platform down, a post is 503 in the visitor’s language, and its feed does not loop', async ({
  page,
  console,
  sample,
}) => {
  console.allow(answered(503));
  await page.context().addCookies([{ name: 'locale', value: 'en-GB', url: 'http://localhost:4310' }]);
  await fail(down);
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request.url())));
  const answer = await page.goto(`/posts/${sample.post.id}`);
  expect(answer?.status()).toBe(503);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('a page that fails on the way to it shows the error page, and Back leads back', async ({ page, console }) => {
  console.allow(answered(500));
  await open(page, '/');
  await fail({ path: '/v2/ltks', status: 500 });
  await tiles(page)
    .first()
    .getByRole('link', { name: /^Post by/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  await recover();
  await page.goBack();
  await expect(tiles(page).first()).toBeVisible();
});

test('a next page that fails keeps what is there and goes on from there', async ({ page, console }) => {
  console.allow(answered(500));
  await open(page, '/');
  await fail({ path: '/v3/activities/posts/global/featured', status: 500 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert').getByText('Error Loading LTKs.')).toBeVisible();
  await expect.poll(() => reached(page)).toBe(36);
  await recover();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => reached(page)).toBeGreaterThan(36);
});

test('the products of a post come when asked again', async ({ page, sample: { post } }) => {
  await fail({ path: '/v2/products/', status: 500 });
  await open(page, `/posts/${post.id}`);
  const products = page.getByRole('region', { name: 'Shop the post' });
  await expect(products.getByRole('alert')).toContainText('Error loading products.');
  await recover();
  await products.getByRole('button', { name: 'Try Again' }).click();
  await expect(products.getByRole('link', { name: /Shop Now/ }).first()).toBeVisible();
});
