import { generateFiles, logger, updateJson, type Tree } from '@nx/devkit';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDependency, addNames, addNamespace, appendTo, editFile, formatCode, refuseExisting } from './edit.ts';
import { enterDependencies, generateMigration } from './finish.ts';
import { namesOf, resourceNames, type Names } from './names.ts';

export interface ResourceOptions {
  readonly name: string;
  readonly library?: string;
}

const templates = join(import.meta.dirname, 'files/resource');

/**
 * `nx g @social-shop/tools:resource <name>`: creates a list and its items, from the contract and a module of the platform with table and
 * migration, to the calls and fixtures of a library and the test of those calls against the platform.
 */
export async function generateResource(tree: Tree, { name, library = name }: ResourceOptions) {
  const { many, one } = resourceNames(name);
  namesOf(library);
  if (!tree.exists(`libs/${library}/src/index.ts`)) {
    throw new Error(
      `There is no library '${library}': name one with --library, or create it with the generator 'feature'.`,
    );
  }
  const module = `apps/api/src/modules/${many.camel}`;
  const instead = 'take another name, or add to it by hand.';
  for (const path of [module, `libs/api-contract/src/${many.camel}.ts`, `libs/api-contract/src/calls/${many.camel}.ts`])
    refuseExisting(tree, path, instead);

  const substitutions = substitutionsFor(many, one, library);
  generateFiles(tree, join(templates, 'contract'), 'libs/api-contract/src', substitutions);
  generateFiles(tree, join(templates, 'module'), 'apps/api/src/modules', substitutions);
  generateFiles(tree, join(templates, 'api-e2e'), 'apps/api-e2e/src', substitutions);
  enterIntoContract(tree, many, one);
  enterIntoPlatform(tree, many);
  addToLibrary(tree, library, substitutions);
  addDependency(tree, 'apps/api-e2e', library);
  await formatCode(tree);

  return () => {
    enterDependencies(tree);
    generateMigration(tree, name);
    logger.info('Record the new exports of libraries: npm run accept-exports.');
    logger.info(
      `No page shows the data yet: call fetch${many.pascal} in libs/${library}/src/queries.ts (docs/feature-team.md).`,
    );
  };
}

const substitutionsFor = (many: Names, one: Names, library: string) => ({
  library,
  many: many.camel,
  Many: many.pascal,
  manyCamel: many.camel,
  many_snake: many.snake,
  manyWords: many.words,
  One: one.pascal,
  oneCamel: one.camel,
  one_snake: one.snake,
  oneTitle: one.title,
});

function enterIntoContract(tree: Tree, many: Names, one: Names): void {
  const [schemas, calls] = [many.camel, `${many.camel}Calls`];
  editFile(tree, 'libs/api-contract/src/index.ts', (text) =>
    addNames(text, 'export', [one.pascal], `./${many.camel}.ts`),
  );
  editFile(tree, 'libs/api-contract/src/operations.ts', (text) => {
    const imported = addNamespace(text, schemas, `./${many.camel}.ts`);
    const both = addNamespace(imported, calls, `./calls/${many.camel}.ts`);
    return appendTo(both, 'operations', `operationsOf(${calls}, ${schemas})`);
  });
}

function enterIntoPlatform(tree: Tree, { camel }: Names): void {
  const lastModule = /(\n {4}\w+Routes\(calls, context\);)(?![^]*\n {4}\w+Routes\(calls, context\);)/;
  editFile(tree, 'apps/api/src/app.ts', (text) =>
    lastModule.test(text)
      ? addNames(text, 'import', [`${camel}Routes`], `./modules/${camel}/routes.ts`).replace(
          lastModule,
          `$1\n    ${camel}Routes(calls, context);`,
        )
      : undefined,
  );
}

/** Adds the calls and fixtures to the library's own files, if it has them. */
function addToLibrary(tree: Tree, library: string, substitutions: Readonly<Record<string, string>>): void {
  const folder = join(templates, 'library');
  for (const file of globSync('**/*.template', { cwd: folder })) {
    const template = readFileSync(join(folder, file), 'utf8');
    const addition = template.replaceAll(/<%= (\w+) %>/g, (_, name: string) => substitutions[name] ?? '');
    const path = `libs/${library}/src/${file.replace('.template', '')}`;
    tree.write(path, merge(tree.read(path, 'utf8') ?? '', addition));
  }
  updateJson(tree, `libs/${library}/package.json`, (manifest) => ({
    ...manifest,
    exports: { './api': './src/api.ts', './testing': './src/testing/index.ts', ...manifest.exports },
    devDependencies: { typebox: '1.4.3', ...manifest.devDependencies },
  }));
}

/** Appends one module to another, and imports each name once. */
function merge(text: string, addition: string): string {
  if (text === '') return addition;
  const statement = /^(import type|import|export) \{ ([^}]*) \} from '([^']+)';\n/gm;
  const merged = [...addition.matchAll(statement)].reduce(
    (result, [, kind, names = '', module = '']) =>
      addNames(result, kind as 'import' | 'import type' | 'export', names.split(', '), module),
    text,
  );
  return `${merged.trimEnd()}\n\n${addition.replaceAll(statement, '').trimStart()}`;
}
