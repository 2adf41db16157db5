import { AxeBuilder } from '@axe-core/playwright';
import { answered, expect, open, test } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const width of [375, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const screen of ['home', 'post', 'creator', 'error'] as const) {
      test(`${screen} has nothing for axe to say, in light and dark (T98)`, async ({ page, console, sample }) => {
        const { post, creator } = sample;
        const paths = {
          home: '/',
          post: `/posts/${post.id}`,
          creator: `/explore/${creator.display_name}`,
          error: '/no',
        };
        if (screen === 'error') console.allow(answered(404));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          if (colorScheme === 'light') await open(page, paths[screen]);
          const { violations } = await new AxeBuilder({ page })
            .options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } })
            .analyze();
          const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
          expect(found, colorScheme).toEqual([]);
        }
      });
    }
  });
}
