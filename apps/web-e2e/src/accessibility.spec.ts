import { AxeBuilder } from '@axe-core/playwright';
import { answered, expect, open, test } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const width of [375, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} in ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      for (const screen of ['home', 'post', 'creator', 'error'] as const) {
        test(`${screen} has nothing for axe to say`, async ({ page, console, sample: { post, creator } }) => {
          const paths = {
            home: '/',
            post: `/posts/${post.id}`,
            creator: `/explore/${creator.display_name}`,
            error: '/no',
          };
          if (screen === 'error') console.allow(answered(404));
          await open(page, paths[screen]);
          await expect(page.getByRole('main').getByRole('img').first()).toBeAttached();
          const { violations } = await new AxeBuilder({ page })
            .options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } })
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`),
          ).toEqual([]);
        });
      }
    });
  }
}
