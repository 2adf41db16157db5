import { allowStatus, expect, hydrated, test } from './fixtures.ts';
import { pageAddresses } from './pages.ts';

test('no page violates its policy or hydrates differently: there is no nonce to hide (T57, T60, T62, K-H11)', async ({
  page,
  console,
  sample,
}) => {
  console.allow(allowStatus(400, 404));
  // React Router's own warning about an address with invalid percent-encoding.
  console.allow(/The URL path ".*" could not be decoded/);
  // Browsers themselves normalise or refuse these two.
  const openable = pageAddresses(sample).filter(([path]) => !path.startsWith('//') && path !== '/%');
  for (const [path, status] of openable) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await hydrated(page);
  }
});

test('injected scripts do not run, and injected markup is refused (T62)', async ({ page, console }) => {
  console.allow(/Content Security Policy|TrustedHTML|This document requires/);
  await page.goto('/');
  await hydrated(page);
  const outcome = await page.evaluate(() => {
    const target = document.body.appendChild(document.createElement('div'));
    try {
      target.innerHTML = '<img src="x" onerror="window.injected = true">';
      return 'accepted';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
});
