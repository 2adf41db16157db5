import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { folderOrders, importRules } from './imports.ts';

/** Violations as `from -> to: rule`; a circle with all its files. */
async function forbidden(baseDir: string, folders: string[]): Promise<string[]> {
  const { output } = await cruise(folders, {
    baseDir,
    ruleSet: { forbidden: importRules },
    validate: true,
    // Type imports count: to understand a file, one has to read both.
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

/** The same for a workspace of only these files, each of which imports types of the named files. */
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

it('no import forms a circle or goes upwards', { timeout: 60_000 }, async () => {
  expect(await forbidden(root, ['apps', 'libs', 'tools', '.storybook'])).toEqual([]);
});

it('every folder has a place in the order', () => {
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

it('a lower folder of the platform may not import a higher one, and no folder the files that assemble them', async () => {
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

it('only tests import test helpers', async () => {
  const found = await forbiddenOf({
    'apps/api/src/testing.ts': ['./app.ts'],
    'apps/api/src/app.ts': ['./modules/posts/testing.ts'],
    'apps/api/src/modules/posts/testing.ts': [],
  });
  expect(found).toEqual([
    'apps/api/src/app.ts -> apps/api/src/modules/posts/testing.ts: only tests import test helpers',
  ]);
});

it('one file of the platform imports the demo, and tests of modules never reach it', async () => {
  const found = await forbiddenOf({
    'apps/api/src/app.ts': ['./catalogue/demo.ts'],
    'apps/api/src/catalogue/demo.ts': ['../../../demo-catalogue/src/index.ts'],
    'apps/api/src/import/posts.ts': ['../../../demo-catalogue/src/index.ts'],
    'apps/demo-catalogue/src/index.ts': [],
  });
  expect(found).toEqual([
    expect.stringMatching(/^apps.api.src.app.ts -> .*: tests of modules do not reach the demo$/),
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
