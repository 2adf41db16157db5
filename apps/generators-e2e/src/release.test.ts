import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '@social-shop/tools/start/settings';

const manifests = globSync(['.storybook/package.json', 'tools/package.json', '{apps,libs}/*/package.json'], {
  cwd: root,
});
const folder = mkdtempSync(join(tmpdir(), 'release-'));

// Without the variables of the Nx that runs this test. With them, the inner Nx would join the outer run.
const ambient = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_'));

function run(program: string, ...parameters: readonly string[]): string {
  const env = { ...Object.fromEntries(ambient), NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_ROOT_PATH: folder };
  return stripVTControlCharacters(execFileSync(program, parameters, { cwd: folder, encoding: 'utf8', env }));
}

beforeAll(() => {
  for (const file of [
    ...manifests,
    'package.json',
    'package-lock.json',
    'nx.json',
    'tsconfig.base.json',
    'tools/nx/checks.mjs',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'add', ...manifests);
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message=Begin');
  mkdirSync(join(folder, '.nx/version-plans'), { recursive: true });
  const plan = "---\n'@social-shop/commerce-ui': major\n---\n\nTiles have a look of their own.\n";
  writeFileSync(join(folder, '.nx/version-plans/tiles.md'), plan);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('bumps the packages of a version plan, then their dependents, each with its changelog', () => {
  const output = run(process.execPath, join(root, 'node_modules/.bin/nx'), 'release', '--dry-run', '--skip-publish');
  const versions = new Map(
    [...output.matchAll(/New version (\S+) written to manifest: libs\/(\S+)\/package\.json/g)].map(
      ([, version, library]) => [library, version],
    ),
  );
  expect(versions.get('commerce-ui')).toMatch(/\.0$/);
  expect(output).toContain('- Tiles have a look of their own.');
  for (const library of ['creators', 'products', 'posts', 'feeds', 'creator-shop']) {
    expect(output).toContain(`libs/${library}/CHANGELOG.md for @social-shop/${library}@${versions.get(library)}`);
  }
  expect(output).toContain(`+     "@social-shop/commerce-ui": "^${versions.get('commerce-ui')}"`);
  expect([...versions.keys()]).not.toEqual(expect.arrayContaining(['routing']));
  expect(output).not.toContain('libs/testing');
}, 300_000);

it.each(manifests)('%s, if it is private, accepts any version in the workspace', (file) => {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    private?: boolean;
    dependencies?: Record<string, string>;
  };
  const own = Object.entries(manifest.dependencies ?? {}).filter(([name]) => name.startsWith('@social-shop/'));
  const fixed = own.filter(([, range]) => range !== '*');
  expect(manifest.private ? fixed : []).toEqual([]);
});
