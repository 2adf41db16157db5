import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.ts';

/** Whole programs on a machine that does other things too. */
const TIMEOUT = 900_000;
const PATIENT = ['--testTimeout=300000', '--hookTimeout=600000'];

let copy: WorkspaceCopy;
const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const generate = (...args: string[]) => copy.run('nx', 'g', ...args);

beforeAll(() => {
  copy = copyWorkspace();
  generate('@social-shop/tools:feature', 'gift-guides', '--owner', 'gifting');
  generate('@social-shop/tools:component', 'gift-guides', 'PriceTag', '--export');
  generate('@social-shop/tools:resource', 'gift-guides');
}, TIMEOUT);
afterAll(() => copy.remove());

it('enters a library where the host, its owner, its readers and npm look for it', () => {
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
  'makes nothing in the place of something, and nothing under a bad name',
  () => {
    expect(() => generate('@social-shop/tools:feature', 'feeds')).toThrow('libs/feeds exists already');
    expect(() => generate('@social-shop/tools:component', 'gift-guides', 'PriceTag')).toThrow('exists already');
    expect(() => generate('@social-shop/tools:resource', 'gift-guides')).toThrow('exists already');
    expect(() => generate('@social-shop/tools:component', 'nowhere', 'PriceTag')).toThrow('There are: ');
  },
  TIMEOUT,
);

it(
  'makes what lint, types and tests accept',
  () => {
    const made = ['@social-shop/gift-guides', '@social-shop/api-contract'];
    copy.run('nx', 'run-many', '-t', 'lint', 'typecheck', 'test', '-p', ...made, '--output-style=static');
    // The graph that the rule on imports reads is there now.
    copy.run('eslint', 'apps/api/src/modules/gift-guides', 'apps/api/src/app.ts', 'apps/api-e2e/src', 'apps/web/src');
  },
  TIMEOUT,
);

it(
  'makes a resource that the platform serves as its clients read it',
  () => {
    // Its types reach into the platform.
    copy.run('nx', 'typecheck', '@social-shop/api-e2e');
    copy.run('vitest', 'run', ...PATIENT, '--root', 'apps/api', '--project', 'embedded', 'src/modules/gift-guides');
    copy.run('vitest', 'run', ...PATIENT, '--root', 'apps/api-e2e', 'src/gift-guides.test.ts');
  },
  TIMEOUT,
);

// Minutes, for what is checked by other tests and differs for no library.
if (process.env['WHOLE']) {
  it(
    'makes stories that pass as tests, and none without axe',
    () => {
      const output = copy.run('vitest', 'run', '--config', '.storybook/vitest.config.ts', 'libs/gift-guides');
      expect(output).toContain('GiftGuidesPage.stories.tsx');
      expect(output).toContain('PriceTag.stories.tsx');
    },
    TIMEOUT,
  );

  it(
    'makes a page that the host builds in',
    () => {
      // What is left of the first view's budget is for the shop's own build to say.
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
