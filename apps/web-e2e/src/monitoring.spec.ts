import { HOST_URL, PLATFORM_URL } from './addresses.ts';
import { noAnswer } from './consentCookie.ts';
import { expect, open, test } from './fixtures.ts';

test.use({ storageState: noAnswer });

/** The rows of the platform's page of measures for one page of the shop. */
async function measured(page: string) {
  const html = await (await fetch(`${PLATFORM_URL}/vitals`)).text();
  const rows = [...html.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell),
  );
  return rows.filter(([, of]) => of === page).map(([, , what]) => what);
}

test('with consent a visit is measured after its page has loaded, without personal data', async ({
  page,
  context,
  console,
}) => {
  console.allow(/somebody@example/);
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
  const isFetched = () => scripts.some((path) => path.startsWith('/assets/web-vitals'));
  await open(page, '/legal/cookies');
  await page.waitForLoadState('networkidle');
  expect(isFetched()).toBe(false);

  await context.addCookies([{ name: 'consent', value: 'accept', url: HOST_URL }]);
  await open(page, '/legal/cookies');
  await expect.poll(isFetched).toBe(true);
  await page.evaluate(() => {
    const error = new TypeError('somebody@example.com is no number');
    error.stack = `TypeError: ${error.message}\n    at f (${location.origin}/assets/page-a1.js:1:23)`;
    return new Promise<void>((resolve) => {
      setTimeout(() => {
        const until = performance.now() + 80;
        while (performance.now() < until);
        resolve();
        throw error;
      });
    });
  });
  await page.getByRole('button', { name: 'Accept' }).press('Tab');
  await page.goto('/icon.svg');
  await expect.poll(() => measured('legal-cookies')).toEqual(expect.arrayContaining(['Long tasks', 'TypeError']));
  expect(await measured('legal-cookies')).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  const sink = await (await fetch(`${PLATFORM_URL}/analytics`)).text();
  expect(sink).toContain('page-a1.js:1:23');
  expect(sink).not.toContain('somebody');
});
