import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addNames, editFile, formatCode, refuseExisting } from './edit.ts';
import { checkComponentName, namesOf } from './names.ts';

export interface ComponentOptions {
  readonly library: string;
  readonly name: string;
  readonly folder: string;
  readonly export: boolean;
}

const DESIGN_SYSTEM = 'commerce-ui';

/** `nx g @social-shop/tools:component <library> <Name>`: a component with its styles, stories and test. */
export async function generateComponent(tree: Tree, options: ComponentOptions) {
  const { library, name, folder } = options;
  checkComponentName(name);
  namesOf(folder);
  if (!tree.exists(`libs/${library}/src/index.ts`)) {
    const known = tree.children('libs').filter((child) => tree.exists(`libs/${child}/src/index.ts`));
    throw new Error(`There is no library '${library}'. Libraries: ${known.join(', ')}.`);
  }
  const target = `libs/${library}/src/${folder}`;
  refuseExisting(tree, `${target}/${name}.tsx`, 'take another name, or change it.');

  generateFiles(tree, join(import.meta.dirname, 'files/component'), target, {
    name,
    library,
    theme: library === DESIGN_SYSTEM ? '../theme/theme.css.ts' : '@social-shop/commerce-ui/theme',
  });
  if (options.export) {
    editFile(tree, `libs/${library}/src/index.ts`, (text) =>
      addNames(text, 'export', [name, `type ${name}Props`], `./${folder}/${name}.tsx`),
    );
  }
  await formatCode(tree);
}
