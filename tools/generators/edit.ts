import { updateJson, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Changes one file. @throws the reason if the file, or the place in it, is missing. */
export function editFile(tree: Tree, file: string, edit: (text: string) => string | undefined): void {
  const text = tree.read(file, 'utf8');
  const edited = text === null ? undefined : edit(text);
  if (edited === undefined) {
    throw new Error(
      `${file} does not have the form that this generator expects: change it by hand, and then update the generator.`,
    );
  }
  tree.write(file, edited);
}

/** @throws if the path exists already. */
export function refuseExisting(tree: Tree, path: string, instead: string): void {
  if (tree.exists(path)) throw new Error(`${path} exists already: ${instead}`);
}

type Kind = 'import' | 'import type' | 'export';

/** Packages before files of the same library, each in alphabetical order. */
const rank = (module: string) => (module.startsWith('.') ? `1${module}` : `0${module}`);

const statementsOf = (text: string) => [
  ...text.matchAll(/^(import type|import|export) (?:type )?(?:\{([^}]*)\}|[^;{]*?) from '([^']+)';$/gm),
];

/** Imports or exports a name of a module: in the existing statement, or in a new one in alphabetical order. */
export function addNames(text: string, kind: Kind, names: readonly string[], module: string): string {
  const same = statementsOf(text).find(
    ([, found, list, from]) => found === kind && from === module && list !== undefined,
  );
  if (!same) return addStatement(text, kind, `{ ${names.join(', ')} }`, module);
  const known = (same[2] ?? '').split(',').map((name) => name.trim());
  const all = [...new Set([...known, ...names])].filter(Boolean).join(', ');
  return text.replace(same[0], `${kind} { ${all} } from '${module}';`);
}

/** Imports all of a module under one name. */
export const addNamespace = (text: string, name: string, module: string): string =>
  addStatement(text, 'import', `* as ${name}`, module);

function addStatement(text: string, kind: Kind, what: string, module: string): string {
  const ofKind = statementsOf(text).filter(([, found]) => (found === 'export') === (kind === 'export'));
  const next = ofKind.find(([, , , from = '']) => rank(from) > rank(module));
  const last = ofKind.at(-1);
  const end = last ? last.index + last[0].length + 1 : text.length;
  const position = next?.index ?? end;
  return `${text.slice(0, position)}${kind} ${what} from '${module}';\n${text.slice(position)}`;
}

/** Appends to the array of a constant; undefined if there is no such constant. */
export function appendTo(text: string, constant: string, item: string): string | undefined {
  const list = new RegExp(`(const ${constant}\\b[^=]*= \\[)([^\\]]*)(\\])`).exec(text);
  if (!list) return undefined;
  const [whole, open, items = '', close] = list;
  const separator = items.trim() === '' || items.trim().endsWith(',') ? '' : ', ';
  return text.replace(whole, `${open}${items.trimEnd()}${separator}${item}${close}`);
}

/** Adds a library to an application's dependencies, in alphabetical order. */
export function addDependency(tree: Tree, project: string, library: string): void {
  updateJson(tree, `${project}/package.json`, (manifest: { dependencies: object }) => {
    const all = { ...manifest.dependencies, [`@social-shop/${library}`]: '*' };
    const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    return { ...manifest, dependencies: sorted };
  });
}

/** Formats files that were created or changed. Not documents: their tables are aligned by hand. */
export async function formatCode(tree: Tree): Promise<void> {
  const options = await resolveConfig(join(tree.root, 'package.json'));
  for (const { path, content } of tree.listChanges()) {
    if (!content || !/\.(tsx?|json|md)$/.test(path)) continue;
    tree.write(path, await format(content.toString(), { ...options, filepath: path }));
  }
}
