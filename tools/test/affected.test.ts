import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
// The function behind `nx affected`; the program would read the workspace again for each question.
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector';
import { calculateFileChanges, LockFileChange, type FileChange } from 'nx/src/project-graph/file-utils';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LIBS = join(ROOT, 'libs');

let graph: ProjectGraph;
beforeAll(async () => {
  graph = await createProjectGraphAsync();
});

const shortName = (name: string) => name.replace('@social-shop/', '');

/** Short names of the projects that a change of this file affects. */
const reach = (file: string) => reachOf(calculateFileChanges([file]));

async function reachOf(changes: FileChange[]): Promise<string[]> {
  const { nodes } = await filterAffected(graph, changes);
  return Object.keys(nodes).map(shortName).sort();
}

/** The folders of projects whose files are inputs of a task. */
async function foldersOf(project: string, target: string): Promise<string[]> {
  const inspector = new HashPlanInspector(graph, ROOT);
  await inspector.init();
  const plan = Object.values(inspector.inspectTask({ project: `@social-shop/${project}`, target })).flat();
  const folders = plan.flatMap((line) => /^file:((?:apps|libs)\/[^/]+)/.exec(line)?.[1] ?? []);
  return [...new Set(folders)];
}

/** Short names of the projects of these layers. */
const inLayers = (...layers: readonly string[]) =>
  Object.values(graph.nodes)
    .filter(({ data }) => layers.some((layer) => data.tags?.includes(`layer:${layer}`)))
    .map(({ name }) => shortName(name));

const applications = ['packages-e2e', 'storybook', 'web', 'web-e2e'];

describe('a change', () => {
  it.each(['feeds', 'creator-shop'])(
    'of the feature %s affects it and the projects that compose features, no other library',
    async (name) => {
      expect(await reach(`libs/${name}/src/index.ts`)).toEqual([...applications, name].sort());
    },
  );

  it('of a library with stories affects Storybook', async () => {
    const libraries = new Set(globSync('*/src/**/*.stories.tsx', { cwd: LIBS }).map((file) => file.split('/')[0]));
    expect(libraries.size).toBeGreaterThan(1);
    for (const name of libraries) expect(await reach(`libs/${name}/src/index.ts`), name).toContain('storybook');
  });

  it('of the design system affects its users', async () => {
    const reached = await reach('libs/commerce-ui/src/index.ts');
    expect(reached).toEqual(expect.arrayContaining(['commerce-ui', ...inLayers('domain', 'feature'), ...applications]));
    for (const name of inLayers('contract', 'core', 'transport', 'api')) expect(reached).not.toContain(name);
  });

  it('of the platform affects the tests that run against it, and no library', async () => {
    expect(await reach('apps/api/src/env.ts')).toEqual(['api', 'api-e2e', 'web-e2e']);
  });

  it('of the demo catalogue affects the platform, but runs no test of its modules', async () => {
    expect(await reach('apps/demo-catalogue/src/index.ts')).toEqual(['api', 'api-e2e', 'demo-catalogue', 'web-e2e']);
    expect(await foldersOf('api', 'test')).toEqual(expect.arrayContaining(['apps/api', 'libs/api-contract']));
    expect(await foldersOf('api', 'test')).not.toContain('apps/demo-catalogue');
    expect(await foldersOf('api-e2e', 'test')).not.toContain('apps/demo-catalogue');
    expect(await foldersOf('api', 'test-catalogue')).toContain('apps/demo-catalogue');
  });

  it('of the platform runs no test of the demo catalogue', async () => {
    expect(await foldersOf('demo-catalogue', 'test')).not.toContain('apps/api');
  });

  it('of a file that a generator edits affects the test of the generators', async () => {
    expect(await reach('apps/api/src/app.ts')).toContain('generators-e2e');
    expect(await reach('libs/feeds/src/index.ts')).not.toContain('generators-e2e');
  });

  it('of a layer, or of how everything is checked, affects every project', async () => {
    const all = Object.keys(graph.nodes).length;
    expect(await reach('tools/boundaries/layers.mjs')).toHaveLength(all);
    expect(await reach('package.json')).toHaveLength(all);
  });

  it('of the version of a package affects its users', async () => {
    const base = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    const lock = JSON.parse(base) as { packages: Record<string, { version: string }> };
    const entry = lock.packages['node_modules/openid-client'];
    if (!entry) throw new Error('Nothing uses openid-client any more: choose another package.');
    entry.version = '0.0.1';
    const change = new LockFileChange(base, JSON.stringify(lock));
    const file = { file: 'package-lock.json', hash: '', getChanges: () => [change] };
    expect(await reachOf([file])).toEqual(['api', 'api-e2e', 'generators-e2e', 'storybook', 'web', 'web-e2e']);
  });

  it.each(['README.md', 'docs/decisions/0001-typescript-without-a-build.md', '.github/CODEOWNERS'])(
    'of %s affects nothing',
    async (file) => {
      expect(await reach(file)).toEqual([]);
    },
  );
});
