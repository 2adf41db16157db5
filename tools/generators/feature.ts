import { generateFiles, logger, readJson, updateJson, writeJson, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addDependency, addNames, appendTo, editFile, formatCode, refuseExisting } from './edit.ts';
import { installLibrary } from './finish.ts';
import { namesOf } from './names.ts';

export interface FeatureOptions {
  readonly name: string;
  readonly description?: string;
  readonly owner?: string;
}

const FEATURES = 'apps/web/src/features.ts';
/** The settings for npm, TypeScript and Vite are copied from this library, which has the same entries except addresses. */
const MODEL = 'libs/posts';
/** Imports of the templates. */
const DEPENDENCIES = ['api-client', 'api-contract', 'commerce-ui', 'i18n', 'routing'].map(
  (name) => `@social-shop/${name}`,
);
const OWNERS = '.github/CODEOWNERS';
/** Seconds of processor time by task. `npm test` fails for a task that is not listed. */
const SHARES = 'tools/test/shares.json';
/** For building the package of a new library. */
const PACKAGE_SECONDS = 8;

/** `nx g @social-shop/tools:feature <name>`: creates a feature library with one working page, mounted by the host. */
export async function generateFeature(tree: Tree, { name, description, owner = name }: FeatureOptions) {
  const names = namesOf(name);
  const folder = `libs/${name}`;
  refuseExisting(tree, folder, 'take another name, or add to it with `npx nx g @social-shop/tools:component`.');

  const sentence = description ?? `${names.title}: the page at /${name}.`;
  generateFiles(tree, join(import.meta.dirname, 'files/feature'), folder, { ...names, owner, description: sentence });
  describeLibrary(tree, name, sentence);
  mountInHost(tree, names);
  for (const project of ['apps/web', '.storybook']) addDependency(tree, project, name);
  editFile(tree, OWNERS, (text) => withOwner(text, `/${folder}/`, `@social-shop/${owner}`));
  editFile(tree, 'README.md', (text) => withRow(text, name));
  updateJson(tree, SHARES, (shares) => ({ ...shares, [`@social-shop/${name}:package`]: PACKAGE_SECONDS }));
  await formatCode(tree);

  return () => {
    installLibrary(tree, name);
    logger.info(
      `The page is at /${name} (npm run dev). It shows popular posts as an example. Next steps: docs/feature-team.md.`,
    );
  };
}

function describeLibrary(tree: Tree, name: string, description: string) {
  const folder = `libs/${name}`;
  for (const file of ['tsconfig.json', 'vite.config.ts'])
    tree.write(`${folder}/${file}`, tree.read(`${MODEL}/${file}`) ?? '');
  const { dependencies, exports, nx, ...manifest } = readJson(tree, `${MODEL}/package.json`);
  const used = Object.entries(dependencies).filter(
    ([name]) => DEPENDENCIES.includes(name) || name.startsWith('@vanilla-extract/'),
  );
  writeJson(tree, `${folder}/package.json`, {
    ...manifest,
    name: `@social-shop/${name}`,
    version: '0.1.0',
    description,
    exports: { ...exports, './paths': './src/paths.ts' },
    dependencies: Object.fromEntries(used),
    nx: { ...nx, tags: ['layer:feature', `domain:${name}`] },
  });
}

function mountInHost(tree: Tree, { kebab, camel }: { readonly kebab: string; readonly camel: string }) {
  editFile(tree, FEATURES, (text) =>
    appendTo(addNames(text, 'import', [`feature as ${camel}`], `@social-shop/${kebab}`), 'features', camel),
  );
}

/** Owners by path, below the rule for everything. */
function withOwner(text: string, path: string, owner: string): string {
  const lines = text.trimEnd().split('\n');
  const isLater = (line: string) => line.startsWith('/') && line > path;
  const position = lines.findIndex(isLater);
  lines.splice(position < 0 ? lines.length : position, 0, `${path.padEnd(24)}${owner}`);
  return `${lines.join('\n')}\n`;
}

/** The library in the map's row of features. */
function withRow(text: string, name: string): string | undefined {
  const row = /^(\|[^|]*`)( +\| features:)/m;
  return row.test(text) ? text.replace(row, `$1, \`${name}\`$2`) : undefined;
}
