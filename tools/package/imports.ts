import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Names of the packages that modules and declarations below a folder import. */
export function importedPackages(folder: string): ReadonlySet<string> {
  const files = globSync('**/*.{js,d.ts}', { cwd: folder });
  const imports = files.flatMap((file) => ts.preProcessFile(readFileSync(`${folder}/${file}`, 'utf8')).importedFiles);
  return new Set(imports.flatMap(({ fileName }) => packageName(fileName) ?? []));
}

/** `@scope/name` or `name` of an import such as `react/jsx-runtime`; undefined for a file of the package, or of Node. */
const packageName = (specifier: string): string | undefined =>
  /^(?!node:)(@[^/]+\/[^/]+|[^./@][^/]*)/.exec(specifier)?.[0];
