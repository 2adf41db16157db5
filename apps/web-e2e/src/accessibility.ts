import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** WCAG rules, A and AA, and those of them that read colours: only these can differ between light and dark. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations on the page, in light and dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'light') axe.options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } });
    else axe.withRules(OF_COLOURS);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Waits until no animation or transition is running. Scroll-driven and endless ones do not count. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
    // One may begin where another ends.
    for (let all = running(); all.length > 0; all = running()) {
      await Promise.all(all.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
