/** The architecture as a list: every layer, lowest first, with the layers whose projects it may import. */
export const layers = [
  { name: 'contract', imports: [] },
  { name: 'core', imports: ['contract', 'core'] },
  { name: 'testing', imports: ['contract', 'core', 'transport'] },
  { name: 'transport', imports: ['contract', 'core'] },
  { name: 'ui', imports: ['contract', 'core'] },
  { name: 'lists', imports: ['contract', 'core', 'transport', 'ui'] },
  { name: 'auth', imports: ['contract', 'core', 'transport', 'ui', 'lists'] },
  { name: 'toggles', imports: ['contract', 'core', 'transport', 'ui', 'lists', 'auth'] },
  { name: 'domain', imports: ['contract', 'core', 'transport', 'ui', 'lists', 'auth', 'toggles', 'domain'] },
  { name: 'feature', imports: ['contract', 'core', 'transport', 'ui', 'lists', 'auth', 'toggles', 'domain'] },
  { name: 'app', imports: ['contract', 'core', 'transport', 'ui', 'lists', 'auth', 'toggles', 'domain', 'feature'] },
  { name: 'e2e', imports: ['contract', 'core'] },
  // Facts and drawings; the platform writes them to a database.
  { name: 'demo', imports: ['contract'] },
  { name: 'api', imports: ['contract', 'demo'], alsoImports: ['domain:environment', 'domain:i18n'] },
  { name: 'api-e2e', imports: ['contract', 'core', 'transport', 'domain', 'feature', 'api'] },
  { name: 'tools', imports: [] },
];

/** The libraries of the domain layer: each may import those before it. */
export const domainOrder = ['creators', 'carts', 'products', 'posts'];

/** Projects that any vite.config, test or story may use, and product code never. */
const everywhereInTests = ['layer:testing', 'layer:tools'];

/**
 * The constraints of `@nx/enforce-module-boundaries`. `forTests`: for test, story and configuration files, which may also import the
 * `testing` and `tools` projects.
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
  // Allowed layers instead of forbidden ones, because the message of a forbidden import repeats this list.
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
