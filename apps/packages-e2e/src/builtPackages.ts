import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { entriesOf, publishedLibraries, readManifest } from '@social-shop/tools/package/manifest';
import type { Plugin } from 'vite';

/**
 * Vitest plugin that resolves imports of a library's tests, and of the libraries it uses, to the built packages. Test helpers
 * (`src/testing`) stay source, because they are not published.
 */
export function builtPackages(): Plugin {
  const libraries = publishedLibraries();
  const entries = new Map(
    libraries.flatMap((folder) =>
      entriesOf(folder).map(({ subpath, file }) => [
        join(readManifest(folder).name, subpath),
        join(folder, 'dist', `${file}.js`),
      ]),
    ),
  );

  const built = (source: string): string | undefined => {
    const folder = libraries.find((library) => source.startsWith(join(library, 'src') + sep));
    if (folder === undefined || /\/testing\/|\.test\.tsx?$/.test(source)) return undefined;
    const file = source.replace(join(folder, 'src'), join(folder, 'dist')).replace(/\.tsx?$/, '.js');
    return existsSync(file) ? file : undefined;
  };

  return {
    name: 'built-packages',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith('.') && importer !== undefined) return built(resolve(dirname(importer), id));
      return entries.get(id);
    },
  };
}
