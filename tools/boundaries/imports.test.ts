import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { folderOrders, importRules } from './imports.ts';

/** What breaks a rule, as `from -> to: rule`; a circle as all of it. */
async function forbidden(baseDir: string, folders: string[]): Promise<string[]> {
  const { output } = await cruise(folders, {
    baseDir,
    ruleSet: { forbidden: importRules },
    validate: true,
    // Imports of types are imports: who reads a file has to read both.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  });
  const { violations, totalCruised } = (output as ICruiseResult).summary;
  expect(totalCruised).toBeGreaterThan(0);
  return violations
    .map(
      ({ from, to, cycle, rule }) =>
        `${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> ')}: ${rule.name}`,
    )
    .toSorted();
}

/** The same for a workspace of nothing but these files, each of which imports types of the files named. */
async function forbiddenOf(files: Record<string, string[]>): Promise<string[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')));
  try {
    for (const [file, imports] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(
        join(folder, file),
        `${imports.map((name) => `import type { A } from '${name}';\n`).join('')}export type A = 1;\n`,
      );
    }
    return await forbidden(folder, ['apps']);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('no import goes round in a circle or upwards', { timeout: 60_000 }, async () => {
  expect(await forbidden(root, ['apps', 'libs', 'tools', '.storybook'])).toEqual([]);
});

it('every folder has its place in the order', () => {
  for (const [project, order] of Object.entries(folderOrders)) {
    const folders = new Set(globSync('*/**/*.ts', { cwd: join(root, project) }).map((file) => file.split(sep)[0]));
    expect([...folders].filter((folder) => !order.includes(folder ?? ''))).toEqual([]);
  }
});

it('a circle is forbidden in every project, also of types', async () => {
  const files = {
    'apps/web/src/a.ts': ['./b.ts'],
    'apps/web/src/b.ts': ['./c.ts'],
    'apps/web/src/c.ts': ['./a.ts'],
    'apps/web/src/d.ts': ['./a.ts'],
  };
  expect(await forbiddenOf(files)).toEqual([
    'apps/web/src/a.ts -> apps/web/src/b.ts -> apps/web/src/c.ts -> apps/web/src/a.ts: no circle',
  ]);
});

it('of the platform’s folders a lower one may not import a higher one, and none what puts them together', async () => {
  const found = await forbiddenOf({
    'apps/api/src/app.ts': [],
    'apps/api/src/env.ts': ['./db/database.ts'],
    'apps/api/src/db/database.ts': ['../modules/posts/schema.ts'],
    'apps/api/src/identity/pages/signIn.ts': ['../../modules/posts/schema.ts'],
    'apps/api/src/modules/posts/schema.ts': [],
    'apps/api/src/modules/posts/routes.ts': ['../../app.ts'],
  });
  expect(found).toEqual([
    'apps/api/src/db/database.ts -> apps/api/src/modules/posts/schema.ts: db may import env.ts, db',
    'apps/api/src/env.ts -> apps/api/src/db/database.ts: env.ts may import env.ts',
    expect.stringMatching(
      /^apps.api.src.identity.pages.signIn.ts -> apps.api.src.modules.posts.schema.ts: identity may/,
    ),
    expect.stringMatching(/^apps.api.src.modules.posts.routes.ts -> apps.api.src.app.ts: modules may/),
  ]);
});

it('what helps tests is imported by tests only', async () => {
  const found = await forbiddenOf({
    'apps/api/src/testing.ts': ['./app.ts'],
    'apps/api/src/app.ts': ['./modules/posts/testing.ts'],
    'apps/api/src/modules/posts/testing.ts': [],
  });
  expect(found).toEqual([
    'apps/api/src/app.ts -> apps/api/src/modules/posts/testing.ts: only tests import what helps tests',
  ]);
});

it('the demo is imported by one file of the platform, and not by what tests of modules start', async () => {
  const found = await forbiddenOf({
    'apps/api/src/app.ts': ['./catalogue/demo.ts'],
    'apps/api/src/catalogue/demo.ts': ['../../../demo-catalogue/src/index.ts'],
    'apps/api/src/import/posts.ts': ['../../../demo-catalogue/src/index.ts'],
    'apps/demo-catalogue/src/index.ts': [],
  });
  expect(found).toEqual([
    expect.stringMatching(/^apps.api.src.app.ts -> .*: what tests of modules start does not reach the demo$/),
    expect.stringMatching(/^apps.api.src.import.posts.ts -> .*: one file of the platform imports the demo$/),
  ]);
});

it('a higher folder may import a lower one, files of one folder each other, and tests everything', async () => {
  const found = await forbiddenOf({
    'apps/api/src/app.ts': ['./modules/posts/routes.ts', './db/database.ts'],
    'apps/api/src/env.ts': [],
    'apps/api/src/db/database.ts': ['../env.ts', './move.ts'],
    'apps/api/src/db/move.ts': [],
    'apps/api/src/db/database.test.ts': ['../testing.ts', '../modules/posts/routes.ts'],
    'apps/api/src/modules/posts/routes.ts': ['../../db/database.ts', '../media/present.ts'],
    'apps/api/src/modules/media/present.ts': [],
    'apps/api/src/testing.ts': ['./app.ts'],
    'apps/api/src/main.ts': ['./app.ts', './catalogue/demo.ts'],
    'apps/api/src/catalogue/demo.ts': ['../../../demo-catalogue/src/index.ts'],
    'apps/demo-catalogue/src/index.ts': [],
  });
  expect(found).toEqual([]);
});
