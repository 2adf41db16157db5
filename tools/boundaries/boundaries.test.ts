import { createProjectGraphAsync, workspaceRoot, type ProjectGraph } from '@nx/devkit';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { domainOrder, layers } from './layers.mjs';

let graph: ProjectGraph;
let eslint: ESLint;

beforeAll(async () => {
  // The rule reads the project graph that this call leaves in Nx's cache. Without a graph it would allow everything.
  graph = await createProjectGraphAsync();
  eslint = new ESLint({ cwd: workspaceRoot });
}, 300_000);

/** The lint messages for a file with this content; nothing is written. */
async function lint(file: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath: join(workspaceRoot, file) });
  return result?.messages ?? [];
}

/** The rules that a file with this content violates. */
const brokenRules = async (file: string, text: string) =>
  (await lint(file, text)).map((message) => message.ruleId ?? message.message);

const boundary = '@nx/enforce-module-boundaries';
const nameIn = (element: string) =>
  `export const Probe = ({ post }: { post: { creator: { name: string } } }) => <${element} href="/">{post.creator.name}</${element}>;`;
const importOf = (name: string) => `import * as probe from '${name}';\nprobe.toString();\n`;

describe('imports', () => {
  it.each([
    ['a feature may not import a feature', 'libs/feeds/src/probe.ts', '@social-shop/creator-shop'],
    ['a domain library may not import a feature', 'libs/posts/src/probe.ts', '@social-shop/feeds'],
    ['a domain library may not import a later one', 'libs/creators/src/probe.ts', '@social-shop/products'],
    ['toggles may not import what they toggle', 'libs/toggles/src/probe.ts', '@social-shop/posts'],
    ['the design system may not import transport', 'libs/commerce-ui/src/probe.ts', '@social-shop/api-client'],
    ['lists may not import the session', 'libs/lists/src/probe.ts', '@social-shop/auth'],
    ['lists may not import the domain', 'libs/lists/src/probe.ts', '@social-shop/posts'],
    ['core may not import the design system', 'libs/analytics/src/probe.ts', '@social-shop/commerce-ui'],
    ['the contract imports no other library', 'libs/api-contract/src/probe.ts', '@social-shop/i18n'],
    ['of core, the platform may import only environment and i18n', 'apps/api/src/probe.ts', '@social-shop/routing'],
    ['the platform has no components', 'apps/api/src/probe.ts', '@social-shop/commerce-ui'],
    ['of libraries, the demo may import only the contract', 'apps/demo-catalogue/src/probe.ts', '@social-shop/i18n'],
    ['the demo may not import the platform', 'apps/demo-catalogue/src/probe.ts', '@social-shop/api/src/testing.ts'],
    ['nobody else may import the platform', 'apps/web/server/probe.ts', '@social-shop/api/src/testing.ts'],
    ['product code may not import test helpers', 'libs/posts/src/probe.ts', '@social-shop/testing'],
    ['the layers hold for tests, too', 'libs/feeds/src/probe.test.ts', '@social-shop/creator-shop'],
    ['libraries are imported by name', 'libs/posts/src/probe.ts', '../../creators/src/index.ts'],
  ])('%s', async (_, file, name) => {
    expect(await brokenRules(file, importOf(name))).toContain(boundary);
  });

  it.each([
    ['the layers below a feature', 'libs/feeds/src/probe.ts', '@social-shop/creator-shop', '"layer:domain"'],
    ['the layers below a domain', 'libs/creators/src/probe.ts', '@social-shop/products', '"layer:auth"'],
  ])('a forbidden import names what is allowed: %s', async (_, file, name, allowed) => {
    const messages = (await lint(file, importOf(name))).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringMatching(`can only depend on libs tagged with .*${allowed}`));
  });

  it.each(['react', 'react-dom/server'])('the platform has no React, so no %s', async (name) => {
    expect(await brokenRules('apps/api/src/probe.ts', importOf(name))).toContain(
      '@typescript-eslint/no-restricted-imports',
    );
  });

  it.each([
    ['a feature may import the domain', 'libs/feeds/src/probe.ts', '@social-shop/posts'],
    ['a domain library may import toggles', 'libs/posts/src/probe.ts', '@social-shop/toggles'],
    ['toggles may import the session', 'libs/toggles/src/probe.ts', '@social-shop/auth'],
    ['a domain library may import an earlier one', 'libs/posts/src/probe.ts', '@social-shop/products'],
    ['the host may import features', 'apps/web/src/probe.ts', '@social-shop/feeds'],
    ['the platform may import the contract', 'apps/api/src/probe.ts', '@social-shop/api-contract'],
    ['the platform may import tokens', 'apps/api/src/probe.ts', '@social-shop/tokens'],
    ['the platform may import the demo', 'apps/api/src/probe.ts', '@social-shop/demo-catalogue'],
    ['the platform may import texts', 'apps/api/src/probe.ts', '@social-shop/i18n'],
    ['a test may import test helpers', 'libs/posts/src/probe.test.ts', '@social-shop/testing'],
    ['a story may import test helpers', 'libs/posts/src/probe.stories.tsx', '@social-shop/testing'],
    ['contract tests may start the platform', 'apps/api-e2e/src/probe.ts', '@social-shop/api/src/testing.ts'],
    ['contract tests may import slices', 'apps/api-e2e/src/probe.test.ts', '@social-shop/posts'],
  ])('%s', async (_, file, name) => {
    expect(await brokenRules(file, importOf(name))).not.toContain(boundary);
  });
});

describe('house rules', () => {
  it.each([
    ['Node in a browser', 'libs/posts/src/probe.ts', importOf('node:fs'), '@typescript-eslint/no-restricted-imports'],
    [
      'a schema in a browser',
      'libs/posts/src/probe.ts',
      importOf('@social-shop/api-contract'),
      '@typescript-eslint/no-restricted-imports',
    ],
    // K-V03
    ['a name of a person', 'libs/posts/src/probe.tsx', nameIn('a'), 'no-restricted-syntax'],
    ['a name in a component of ours', 'libs/posts/src/probe.tsx', nameIn('Link'), 'no-restricted-syntax'],
    ['a physical side', 'libs/posts/src/probe.css.ts', 'export const box = { marginLeft: 1 };', 'no-restricted-syntax'],
    [
      'a physical value',
      'libs/posts/src/probe.css.ts',
      "export const box = { textAlign: 'left' };",
      'no-restricted-syntax',
    ],
    ['a default export', 'libs/posts/src/probe.ts', 'export default 1;', 'no-restricted-syntax'],
    [
      'an untranslated text',
      'libs/posts/src/probe.tsx',
      'export const Probe = () => <p>Hello</p>;',
      'formatjs/no-literal-string-in-jsx',
    ],
    [
      'a picture without alternative text',
      'libs/posts/src/probe.tsx',
      'export const Probe = () => <img src="/a" />;',
      'jsx-a11y/alt-text',
    ],
    ['any', 'apps/api/src/probe.ts', 'export const probe: any = 1;', '@typescript-eslint/no-explicit-any'],
    [
      'a rule switched off without a reason',
      'libs/posts/src/probe.ts',
      '/* eslint-disable eqeqeq */',
      '@eslint-community/eslint-comments/require-description',
    ],
    ['a file that is too long', 'libs/posts/src/probe.ts', 'export const a = 1;\n\n'.padEnd(400, '\n'), 'max-lines'],
  ])('%s is an error', async (_, file, text, rule) => {
    expect(await brokenRules(file, text)).toContain(rule);
  });

  it.each([
    ['Node in a test', 'libs/posts/src/probe.test.ts', importOf('node:fs')],
    [
      'a type of the contract',
      'libs/posts/src/probe.ts',
      "import type { Post } from '@social-shop/api-contract';\nexport type Probe = Post;",
    ],
    ['a logical side', 'libs/posts/src/probe.css.ts', 'export const box = { marginInlineStart: 1 };'],
    ['a long file of data', 'apps/demo-catalogue/src/data/probe.ts', 'export const a = 1;\n\n'.padEnd(400, '\n')],
  ])('%s is fine', async (_, file, text) => {
    expect(await brokenRules(file, text)).toEqual([]);
  });
});

describe('tags', () => {
  it('give every project exactly one layer of the list and one domain', () => {
    const known = layers.map((layer) => `layer:${layer.name}`);
    const tags = Object.values(graph.nodes).map(({ name, data }) => ({
      name,
      layers: (data.tags ?? []).filter((tag) => tag.startsWith('layer:')),
      domains: (data.tags ?? []).filter((tag) => tag.startsWith('domain:')),
    }));
    expect(tags.length).toBeGreaterThan(0);
    const wrong = tags.filter(({ layers: [layer, ...more], domains }) => {
      return !layer || !known.includes(layer) || more.length > 0 || domains.length !== 1;
    });
    expect(wrong).toEqual([]);
  });

  it('put every domain library in the order', () => {
    const inDomainLayer = Object.values(graph.nodes)
      .filter(({ data }) => data.tags?.includes('layer:domain'))
      .map(({ data }) => data.tags?.find((tag) => tag.startsWith('domain:'))?.slice('domain:'.length));
    expect(domainOrder).toEqual(expect.arrayContaining(inDomainLayer));
  });
});
