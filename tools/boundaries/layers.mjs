/** The architecture as a list: every layer, lowest first, with the layers whose projects it may import. */
export const layers = [
  { name: 'contract', imports: [] },
  { name: 'core', imports: ['contract', 'core'] },
  { name: 'testing', imports: ['contract', 'core', 'transport'] },
  { name: 'transport', imports: ['contract', 'core'] },
  { name: 'ui', imports: ['contract', 'core'] },
  { name: 'lists', imports: ['contract', 'core', 'transport', 'ui'] },
  { name: 'auth', imports: ['contract', 'core', 'transport', 'ui', 'lists'] },
  { name: 'domain', imports: ['contract', 'core', 'transport', 'ui', 'lists', 'auth', 'domain'] },
  { name: 'feature', imports: ['contract', 'core', 'transport', 'ui', 'lists', 'auth', 'domain'] },
  { name: 'app', imports: ['contract', 'core', 'transport', 'ui', 'lists', 'auth', 'domain', 'feature'] },
  { name: 'e2e', imports: ['contract', 'core'] },
  // Of the design system only its values, `@social-shop/commerce-ui/tokens`: there is no React in the back end.
  { name: 'api', imports: ['contract'], alsoImports: ['domain:i18n', 'domain:commerce-ui'] },
  { name: 'api-e2e', imports: ['contract', 'core', 'transport', 'domain', 'feature', 'api'] },
  { name: 'tools', imports: [] },
];

/** The libraries of the domain layer: each may import those before it. */
export const domainOrder = ['creators', 'carts', 'products', 'posts'];

/** Projects that help any project's vite.config, tests and stories, and never its product code. */
const everywhereInTests = ['layer:testing', 'layer:tools'];

/**
 * The constraints of `@nx/enforce-module-boundaries`.
 * `forTests`: for test, story and configuration files, which may also import the `testing` and `tools` projects.
 */
export function depConstraints({ forTests }) {
  const byLayer = layers.map(({ name, imports, alsoImports = [] }) => ({
    sourceTag: `layer:${name}`,
    onlyDependOnLibsWithTags: [
      ...imports.map((layer) => `layer:${layer}`),
      ...alsoImports,
      ...(forTests ? everywhereInTests : []),
    ],
  }));
  const { imports: belowDomains } = layers.find(({ name }) => name === 'domain');
  // What is allowed, rather than what is not: the message of a forbidden import repeats this list.
  const byDomain = domainOrder.map((name, position) => ({
    sourceTag: `domain:${name}`,
    onlyDependOnLibsWithTags: [
      ...belowDomains.filter((layer) => layer !== 'domain').map((layer) => `layer:${layer}`),
      ...domainOrder.slice(0, position).map((earlier) => `domain:${earlier}`),
      ...(forTests ? everywhereInTests : []),
    ],
  }));
  return [...byLayer, ...byDomain];
}
