import { expect, fontIsThere, open, test } from './fixtures.ts';

test('the fallback font has the height of the shop’s own font, and its width within 2 %', async ({ page }) => {
  await open(page, '/');
  await fontIsThere(page);
  for (const weight of [400, 500, 600]) {
    const [own, other] = await page.evaluate((fontWeight) => {
      const families = getComputedStyle(document.body).fontFamily;
      const [, ...fallbacks] = families.split(', ');
      // All other scripts use another font before and after.
      const text = (document.querySelector('main')?.innerText ?? '').replace(/[^ -~]+/g, ' ');
      return [families, fallbacks.join(', ')].map((fontFamily) => {
        const line = document.body.appendChild(document.createElement('span'));
        line.textContent = text;
        Object.assign(line.style, { fontFamily, fontWeight, fontSize: '100px', lineHeight: 'normal' });
        Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap' });
        const { width, height } = line.getBoundingClientRect();
        line.remove();
        return { width, height };
      });
    }, String(weight));
    expect(own?.width).toBeGreaterThan(1_000);
    expect(Math.abs((other?.width ?? NaN) / (own?.width ?? NaN) - 1), `width at ${weight}`).toBeLessThan(0.02);
    expect(Math.abs((other?.height ?? NaN) - (own?.height ?? NaN)), `height at ${weight}`).toBeLessThanOrEqual(1);
  }
});
