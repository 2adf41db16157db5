import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../start/settings.ts';

/** The fields of a library's `package.json` that are used here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description: string;
  readonly license: string;
  readonly type: 'module';
  /**
   * Subpath to source file, such as `./api` to `./src/api.ts`, or `./calls/*` to `./src/calls/*.ts`; with the condition `node` for a file
   * that browsers cannot load.
   */
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly node: string }>>;
  /** For an entry that needs Node: the versions with what it uses. */
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** An entry of a published package. */
export interface Entry {
  /** As a consumer imports it: `.`, `./api`. */
  readonly subpath: string;
  /** Its source, absolute. */
  readonly source: string;
  /** The built file from the package's root, without its extension: `index`, `theme/tokens`. */
  readonly file: string;
  /** Where it can be imported: everywhere, or in Node only. */
  readonly condition: 'default' | 'node';
}

/** The published entries. Test helpers (`./testing`) stay in the workspace. */
export const entriesOf = (folder: string): Entry[] =>
  Object.entries(readManifest(folder).exports)
    .filter(([subpath]) => subpath !== './testing')
    .flatMap(([subpath, target]) => {
      const [source, condition] =
        typeof target === 'string' ? [target, 'default' as const] : [target.node, 'node' as const];
      return namedBy(folder, [subpath, source]).map(([subpath, source]) => ({
        subpath,
        source: join(folder, source),
        file: source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''),
        condition,
      }));
    });

/** Each file of a pattern such as `./calls/*` with its own subpath; any other entry unchanged. */
function namedBy(folder: string, entry: readonly [subpath: string, source: string]) {
  const [subpath, source] = entry;
  if (!source.includes('*')) return [entry];
  const files = globSync(source, { cwd: folder }).sort();
  return files.map((file) => [subpath.replace('*', basename(file, '.ts')), `./${file.replaceAll('\\', '/')}`] as const);
}

/** Folders of all libraries that are published, absolute. */
export const publishedLibraries = (): string[] =>
  readdirSync(join(root, 'libs'))
    .map((name) => join(root, 'libs', name))
    .filter((folder) => !readManifest(folder).private);
