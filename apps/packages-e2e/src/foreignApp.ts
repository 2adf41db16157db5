import { entriesOf, publishedLibraries, readManifest } from '@social-shop/tools/package/manifest';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packAll, run } from './tarballs.ts';

/** The application's own dependencies, at the versions of this workspace, which `npm ci` has left in npm's cache. */
const brought = [
  '@tanstack/react-query',
  // One library is for servers; its types need Node's.
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'react-router-dom',
  'typescript',
  'vite',
];

const workspace = join(import.meta.dirname, '../../..');

const versionHere = (name: string) =>
  (JSON.parse(readFileSync(join(workspace, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** Creates the application of `../app` in an empty folder outside of this workspace, and installs the packages. */
export async function installForeignApp(folder: string): Promise<void> {
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  cpSync(join(import.meta.dirname, '../app'), folder, { recursive: true });
  const libraries = publishedLibraries().map(readManifest);
  const files = await packAll(tarballs);
  const fileOf = (name: string) => files.find((file) => file.includes(`${name.slice(1).replace('/', '-')}-0`));
  const dependencies = Object.fromEntries([
    ...libraries.map(({ name }) => [name, `file:${fileOf(name)}`]),
    ...brought.map((name) => [name, versionHere(name)]),
  ]);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }, null, 2));
  writeFileSync(join(folder, 'everyEntry.ts'), everyEntry());
  await run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
}

/** A module that exports everything from every entry, so the compiler checks all declarations. */
function everyEntry(): string {
  const entries = publishedLibraries().flatMap((library) =>
    entriesOf(library).map(({ subpath }) => join(readManifest(library).name, subpath)),
  );
  const lines = entries.map((entry, index) => `export * as entry${index} from '${entry}';`);
  return `${lines.join('\n')}\n`;
}
