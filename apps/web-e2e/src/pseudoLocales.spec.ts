import type { Page } from '@playwright/test';
import { answered, expect, open, test } from './fixtures.ts';
import { HOST_URL } from './addresses.ts';

/**
 * Every text and name on the page that comes neither out of a catalogue nor from the platform: English that somebody
 * wrote into a component. What the platform gave stands in the page's state; dates are the formatter's.
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
    // Dates are the formatter's, not a catalogue's.
    const shown = [...document.querySelectorAll('body *:not(script, style, noscript, option, time, time *)')].flatMap(
      (element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ],
    );
    const title = document.title.replace(/ \| Social Shop$/, '');
    return (
      [...shown, title]
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => /[a-z]{2}/i.test(text))
        // The name of the product is a name; what has an accented letter of the stand-in went through a catalogue.
        .filter((text) => text !== 'Social Shop' && !/\[.*[Ȧ-ẑ].*\]/.test(text))
        .filter((text) => !fromPlatform(text))
    );
  });
}

for (const screen of ['home', 'post', 'creator', 'error'] as const) {
  const pathOf = ({ post, creator }: { post: { id: string }; creator: { display_name: string } }) =>
    ({ home: '/', post: `/posts/${post.id}`, creator: `/explore/${creator.display_name}`, error: '/no' })[screen];

  test(`${screen} has no text that is not in a catalogue (T115)`, async ({ page, context, console, sample }) => {
    if (screen === 'error') console.allow(answered(404));
    await context.addCookies([{ name: 'locale', value: 'en-XA', url: HOST_URL }]);
    await open(page, pathOf(sample));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    expect(await page.getByRole('banner').getByRole('navigation').textContent()).toMatch(/^\[.*\]$/);
    expect(await plainTexts(page)).toEqual([]);
  });

  for (const locale of ['en', 'en-XA', 'xx-LS']) {
    test(`${screen} in ${locale} does not scroll sideways at 375 and 320 (T107, T115)`, async ({
      page,
      context,
      console,
      sample,
    }) => {
      if (screen === 'error') console.allow(answered(404));
      await context.addCookies([{ name: 'locale', value: locale, url: HOST_URL }]);
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 700 });
        if (width === 375) await open(page, pathOf(sample));
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
            .filter((element) => getComputedStyle(element).position !== 'fixed')
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth), wide.join('\n')).toBe(width);
      }
    });
  }
}
