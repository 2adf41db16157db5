import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '@social-shop/tools/start/settings';
import { FIRST_VIEWS, type FirstViews } from '@social-shop/tools/vite/budget';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.ts';

/** Whole programs on a machine that may be busy. */
const TIMEOUT = 900_000;

let copy: WorkspaceCopy;
const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(copy.folder, file), text);
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
  // A task without a share fails `npm test`.
  expect(JSON.parse(read('tools/test/shares.json'))).toHaveProperty(['@social-shop/gift-guides:package']);
  expect(read('libs/gift-guides/src/index.ts')).toContain('PriceTag');
  expect(JSON.parse(read('package-lock.json')).packages['node_modules/@social-shop/gift-guides']).toMatchObject({
    resolved: 'libs/gift-guides',
    link: true,
  });
});

it(
  'generates code that passes lint, types and tests',
  () => {
    for (const project of ['libs/gift-guides', 'libs/api-contract', 'apps/api-e2e'])
      copy.run('node', join(root, 'node_modules/typescript-7/bin/tsc'), '-p', project);
    // Generating left the project graph, which the rule on imports reads.
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

it(
  'generates pages that the host builds, each at a cost of at most 0.1 kB to any other',
  () => {
    // One page costs less than the noise of renamed variables, so there are nine more, with styles of their own.
    const others = ['brands', 'cities', 'colors', 'looks', 'press', 'sales', 'seasons', 'stores', 'trends'];
    others.forEach(addPage);
    // The shop's own build checks the budgets.
    const config = 'apps/web/vite.config.ts';
    const limits = /\b(js|own|texts|css|vendor|shop|start): [\d.]+/g;
    write(config, read(config).replaceAll(limits, '$1: 999'));
    copy.run('vite', 'build', '--app', 'apps/web');
    const dist = 'apps/web/dist/client';
    const manifest = JSON.parse(read(`${dist}/.vite/manifest.json`)) as object;
    for (const name of ['giftGuides', ...others])
      expect(manifest).toHaveProperty([`../../libs/gift-guides/src/pages/${name}Route.ts`]);
    expect(existsSync(join(copy.folder, 'apps/web/dist/server/render.js'))).toBe(true);

    const after = JSON.parse(read(`${dist}/${FIRST_VIEWS}`)) as FirstViews;
    const before = JSON.parse(readFileSync(join(root, dist, FIRST_VIEWS), 'utf8')) as FirstViews;
    const costs = Object.entries(before).map(([page, { script = 0 }]) => {
      const cost = ((after[page]?.script ?? 0) - script) / (others.length + 1);
      return [page, cost] as const;
    });
    expect(costs.length).toBeGreaterThan(2);
    for (const [page, cost] of costs) expect(cost, page).toBeLessThanOrEqual(0.1);
  },
  TIMEOUT,
);

/** Another page of the library, with route and styles, under an address of its own. */
function addPage(name: string) {
  const page = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
  const pages = 'libs/gift-guides/src/pages';
  for (const ending of ['.tsx', '.css.ts'])
    write(`${pages}/${page}${ending}`, read(`${pages}/GiftGuidesPage${ending}`).replaceAll('GiftGuidesPage', page));
  write(`${pages}/${name}Route.ts`, read(`${pages}/giftGuidesRoute.ts`).replaceAll('GiftGuidesPage', page));
  const table = 'libs/gift-guides/src/routes.tsx';
  const [row = ''] = /^ {2}\{\n[\s\S]*?^ {2}\},\n/m.exec(read(table)) ?? [];
  const copied = row
    .replace('gift-guides.page', `gift-guides.${name}`)
    .replaceAll("'gift-guides'", `'${name}'`)
    .replace('giftGuidesRoute', `${name}Route`);
  write(table, read(table).replace(row, row + copied));
}

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
}
