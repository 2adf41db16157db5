import { expect, open, test, tile } from './fixtures.ts';

test('a tile shows hover, press and focus, in light and dark (VISUAL.md 4)', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    const post = tile(page, 1);
    const hero = post.getByRole('link', { name: /^Post by/ });
    const picture = hero.getByRole('img');
    await expect(picture).toHaveCSS('scale', 'none');
    await hero.hover();
    await expect(picture).toHaveCSS('scale', '1.025');
    await expect(hero).toHaveCSS('scale', 'none');
    await page.mouse.down();
    await expect(hero).toHaveCSS('scale', '0.98');
    // Released elsewhere: no link is followed.
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(hero).toHaveCSS('scale', 'none');
    await expect(picture).toHaveCSS('scale', 'none');

    const creator = post.getByRole('link').first();
    await creator.hover();
    await expect(creator.locator('[title]')).toHaveCSS('text-decoration-line', 'underline');

    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    const thumb = post.getByRole('link').nth(2);
    await thumb.hover();
    await expect(thumb).toHaveCSS('box-shadow', `${ink} 0px 0px 0px 1.5px`);

    // The ring is for the keyboard only, and differs from the background next to it.
    await creator.focus();
    await page.keyboard.press('Tab');
    await expect(hero).toBeFocused();
    await expect(hero).toHaveCSS('outline-style', 'solid');
    await expect(hero).toHaveCSS('outline-width', '2px');
    await expect(hero).toHaveCSS('outline-color', colorScheme === 'light' ? 'rgb(36, 86, 214)' : 'rgb(169, 193, 255)');
  }
});
