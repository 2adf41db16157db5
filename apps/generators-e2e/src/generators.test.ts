import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.ts';

/** Whole programs on a machine that may be busy. */
const TIMEOUT = 900_000;

let copy: WorkspaceCopy;
const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const generate = (...args: string[]) => copy.run('nx', 'g', ...args);
/** Runs tests and returns their output. A run without tests passes, so callers look for the name of their file. */
const vitest = (...args: string[]) => copy.run('vitest', 'run', ...args);

beforeAll(() => {
  copy = copyWorkspace();
  generate('@social-shop/tools:feature', 'gift-guides', '--owner', 'gifting');
  generate('@social-shop/tools:component', 'gift-guides', 'PriceTag', '--export');
  generate('@social-shop/tools:resource', 'gift-guides');
}, TIMEOUT);
afterAll(() => copy.remove());

it('registers a library with the host, its owner, the stories and npm', () => {
  expect(read('apps/web/src/features.ts')).toContain('import { feature as giftGuides }');
  expect(read('apps/web/src/features.ts')).toMatch(/= \[[^\]]*\bgiftGuides\b/);
  expect(read('.github/CODEOWNERS')).toContain('/libs/gift-guides/      @social-shop/gifting\n');
  expect(read('README.md')).toMatch(/^\|.*`gift-guides` +\| features/m);
  expect(read('libs/gift-guides/src/index.ts')).toContain('PriceTag');
  expect(JSON.parse(read('package-lock.json')).packages['node_modules/@social-shop/gift-guides']).toMatchObject({
    resolved: 'libs/gift-guides',
    link: true,
  });
});

it(
  'generates code that passes lint, types and tests',
  () => {
    const made = ['@social-shop/gift-guides', '@social-shop/api-contract', '@social-shop/api-e2e'];
    copy.run('nx', 'run-many', '-t', 'typecheck', '-p', ...made, '--output-style=static');
    // The project graph, which the rule on imports reads, exists now.
    const platform = ['apps/api/src/modules/giftGuides', 'apps/api/src/app.ts', 'apps/api-e2e/src'];
    copy.run('eslint', 'libs/gift-guides', 'libs/api-contract', 'apps/web/src', ...platform);
    expect(vitest('--root', 'libs/gift-guides')).toContain('src/pages/GiftGuidesPage.test.tsx');
    vitest('--root', 'libs/api-contract');
  },
  TIMEOUT,
);

it(
  'generates a resource that the platform serves as its clients expect',
  () => {
    const served = vitest('--root', 'apps/api', '--project', 'server', 'src/modules/giftGuides');
    expect(served).toContain('src/modules/giftGuides/giftGuides.test.ts');
    expect(vitest('--root', 'apps/api-e2e', 'src/giftGuides.test.ts')).toContain('src/giftGuides.test.ts');
  },
  TIMEOUT,
);

// These take minutes, other tests cover them, and they are the same for every library.
if (process.env['WHOLE']) {
  it(
    'generates stories that pass as tests, and none without axe',
    () => {
      const output = vitest('--config', '.storybook/vitest.config.ts', 'libs/gift-guides');
      expect(output).toContain('GiftGuidesPage.stories.tsx');
      expect(output).toContain('PriceTag.stories.tsx');
    },
    TIMEOUT,
  );

  it(
    'generates a page that the host builds',
    () => {
      // The shop's own build checks the budget of the first view.
      const config = 'apps/web/vite.config.ts';
      writeFileSync(join(copy.folder, config), read(config).replaceAll(/js: \d+/g, 'js: 200'));
      copy.run('nx', 'build', '@social-shop/web');
      const manifest = JSON.parse(read('apps/web/dist/client/.vite/manifest.json'));
      expect(Object.keys(manifest).join()).toContain('libs/gift-guides/src/pages/GiftGuidesPage.tsx');
      expect(existsSync(join(copy.folder, 'apps/web/dist/server/render.js'))).toBe(true);
    },
    TIMEOUT,
  );
}
