import type { Page } from '@playwright/test';
import { pseudoLocales } from '@social-shop/i18n';
import { allowStatus, expect, open, test } from './fixtures.ts';
import { HOST_URL } from './addresses.ts';

/**
 * Every text and name on the page that is neither from a catalogue nor from the platform: English that somebody wrote into a component. The
 * page's state has the platform's texts; dates are from the formatter.
 */
async function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const state = document.getElementById('state')?.textContent ?? '';
    const given = new Set<string>();
    JSON.parse(state, (_, value: unknown) => {
      if (typeof value === 'string') given.add(value.replace(/\s+/g, ' ').trim());
      return value;
    });
    const fromPlatform = (text: string) => [...given].some((value) => value.includes(text));
    // Dates are from the formatter, not from a catalogue.
    const shown = [...document.querySelectorAll('body *:not(script, style, noscript, option, time, time *)')].flatMap(
      (element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ],
    );
    // A title may be a caption that is cut, followed by its creator and day.
    const title = document.title.replace(/ \| Social Shop$/, '').replace(/…?( – .*)?$/, '');
    return (
      [...shown, title]
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => /[a-z]{2}/i.test(text))
        // The product's name is not translated. A text with an accented letter of the pseudo-locale is from a catalogue.
        .filter((text) => text !== 'Social Shop' && !(text.includes('[') && /[Ȧ-ẑ]/.test(text)))
        .filter((text) => !fromPlatform(text))
    );
  });
}

/** Elements that reach beyond the window, and the width of the page. */
const width = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    beyond: [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      .map((element) => element.outerHTML.slice(0, 120)),
  }));

for (const screen of ['home', 'post', 'creator', 'error'] as const) {
  test(`${screen} has no text outside of a catalogue, and room for longer ones at 375 and 320 (T107, T115)`, async ({
    page,
    context,
    console,
    sample: { post, creator },
  }) => {
    if (screen === 'error') console.allow(allowStatus(404));
    const path = { home: '/', post: `/posts/${post.id}`, creator: `/explore/${creator.display_name}`, error: '/no' };
    for (const { code, iso } of pseudoLocales) {
      await context.addCookies([{ name: 'locale', value: code, url: HOST_URL }]);
      await page.setViewportSize({ width: 375, height: 700 });
      await open(page, path[screen]);
      await expect(page.locator('html')).toHaveAttribute('lang', iso);
      for (const size of [375, 320]) {
        await page.setViewportSize({ width: size, height: 700 });
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        const { width: wide, beyond } = await width(page);
        expect(wide, `${code}: ${beyond.join('\n')}`).toBe(size);
      }
      if (code !== 'en-XA') continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await page.getByRole('banner').getByRole('navigation').textContent()).toMatch(/^\[.*\]$/);
      expect(await plainTexts(page)).toEqual([]);
    }
  });
}
