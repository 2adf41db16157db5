import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Gives every project the checks that its files need, so no project repeats their commands: `typecheck` to one with a tsconfig.json,
 * `stories` to one with stories.
 *
 * @type {import('@nx/devkit').CreateNodes}
 */
export const createNodes = [
  '{.storybook,tools,apps/*,libs/*}/tsconfig.json',
  (files, _, { workspaceRoot }) =>
    files
      .map((file) => [file, dirname(file)])
      .filter(([, root]) => existsSync(join(workspaceRoot, root, 'package.json')))
      .map(([file, root]) => {
        const hasStories = globSync('src/**/*.stories.tsx', { cwd: join(workspaceRoot, root) }).length > 0;
        const targets = { typecheck: typecheck(root), ...(hasStories && { stories: stories(root) }) };
        return [file, { projects: { [root]: { root, targets } } }];
      }),
];

/** TypeScript 7 checks types. Version 6 stays for tools that need its JavaScript API, which 7 does not have. */
const typecheck = (root) => ({
  command: `node ${relative(root, 'node_modules/typescript-7/bin/tsc')}`,
  options: { cwd: '{projectRoot}' },
});

/** Storybook names stories by their path from the current folder; the results belong to the project. */
const stories = (root) => ({
  command: `vitest run ${root}/ --reporter=default --reporter=@social-shop/tools/test/vitestReporter`,
  options: { cwd: '.storybook', env: { RESULTS_FOLDER: relative('.storybook', root) } },
});
