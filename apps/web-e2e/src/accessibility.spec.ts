import { expectAccessible } from './accessibility.ts';
import { noAnswer } from './consentCookie.ts';
import { allowStatus, open, test } from './fixtures.ts';

// With the question about cookies.
test.use({ storageState: noAnswer });

for (const screen of ['home', 'post', 'creator', 'error', 'cookies'] as const) {
  test(`${screen} has no axe violations at 375 and 1280, in light and dark (T98)`, async ({
    page,
    console,
    sample: { post, creator },
  }) => {
    const paths = {
      home: '/',
      post: `/posts/${post.id}`,
      creator: `/explore/${creator.display_name}`,
      error: '/no',
      cookies: '/legal/cookies',
    };
    if (screen === 'error') console.allow(allowStatus(404));
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, paths[screen]);
    await expectAccessible(page, 'at 375');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page, 'at 1280');
  });
}
