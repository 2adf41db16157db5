import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { isolatedNames } from './tools/boundaries/isolatedNames.mjs';
import { depConstraints } from './tools/boundaries/layers.mjs';
import { physicalCss } from './tools/boundaries/logicalCss.mjs';

const code = '**/*.{ts,tsx,mjs,cjs}';
const stories = '**/*.stories.tsx';
const tests = ['**/*.test.{ts,tsx}', stories, 'libs/testing/**', 'libs/*/src/testing/**', 'apps/*-e2e/**'];
const configurations = ['**/*.config.{ts,mjs}', '.storybook/**', 'tools/test/*Reporter.ts', '**/*.d.ts'];
const browserCode = ['libs/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'];

/** `depConstraints` of the layer list; test files and configuration may import what helps them. */
const boundaries = (options) => [
  'error',
  {
    depConstraints: depConstraints(options),
    // Applications are imported by nobody, but the contract tests start the platform.
    allow: options.forTests ? ['@social-shop/api/src/testing.ts', '@social-shop/api/src/modules/**/testing.ts'] : [],
  },
];

const namedExportsOnly = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export it by name, `export function Name()`: only configuration files and stories have a default export.',
  },
  {
    selector: 'ExportAllDeclaration',
    message: "Name what is public, `export { Name } from './file.ts'`: this file is the list of what others may use.",
  },
];

const ariaProps = '{label,placeholder,title,description}';

export default defineConfig(
  { ignores: ['**/dist', '**/storybook-static', '**/test-results', '**/playwright-report', '**/coverage', '**/.vite'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  comments.recommended,
  {
    name: 'every file',
    files: [code],
    plugins: { '@nx': nx, regexp },
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ forTests: false }),
      '@eslint-community/eslint-comments/require-description': 'error',
      // `typeof import()` is how a server types the bundle that it loads.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', ...namedExportsOnly],
      // Time that grows faster than a text is time that its sender chooses.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
      // TypeScript finds unknown names, with the right globals for each project.
      'no-undef': 'off',
    },
  },
  {
    name: 'components',
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    settings: { 'jsx-a11y': { components: { Link: 'a' } } },
    rules: {
      'no-restricted-syntax': [
        'error',
        ...namedExportsOnly,
        ...physicalCss("JSXAttribute[name.name='style']"),
        ...isolatedNames,
      ],
    },
  },
  {
    name: 'styles',
    files: ['**/*.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...namedExportsOnly, ...physicalCss()] },
  },
  {
    name: 'code that reaches a browser',
    files: browserCode,
    // The environment of programs is read by programs.
    ignores: [...tests, 'libs/environment/**'],
    plugins: { formatjs },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@social-shop/api-contract',
              allowTypeImports: true,
              message:
                'Write `import type`: the schemas stay on the server, libraries use their types. Calls are in `@social-shop/api-contract/calls`.',
            },
          ],
          patterns: [
            {
              regex: '^node:',
              message: 'Node is not there in a browser: move this to `apps/web/server`, or use what both have.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'global'],
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', { mode: 'literal', minLength: 10 }],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-literal-string-in-jsx': ['error', { props: { include: [['*', ariaProps]] } }],
      'formatjs/no-missing-icu-plural-one-placeholders': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
    },
  },
  {
    // The contract is where the schemas live.
    files: ['libs/api-contract/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    name: 'the back end, which has no React',
    files: ['apps/api/src/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|react-dom)(/|$)|^@social-shop/commerce-ui(?!/tokens$)',
              message: 'Take the values from `@social-shop/commerce-ui/tokens`: there is no React in the back end.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'tests',
    files: tests,
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ forTests: true }),
      'max-lines': ['error', { max: 500 }],
    },
  },
  {
    // Nx forbids every import of an app; these tests start the platform inside of their own process.
    files: ['apps/api-e2e/**'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ forTests: true, allow: ['@social-shop/api/**'] }),
    },
  },
  {
    name: 'stories and configuration, whose tools read a default export',
    files: [stories, ...configurations],
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ forTests: true }),
      'no-restricted-syntax': 'off',
    },
  },
  { name: 'CommonJS', files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { name: 'facts, however many', files: ['**/data/**'], rules: { 'max-lines': 'off' } },
);
