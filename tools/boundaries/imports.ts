import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The folders of a project as a list, lowest first: each may import itself and those before it. Files next to the folders, such as
 * `app.ts`, assemble the parts: they may import all of them, and none of them may import such a file.
 */
export const folderOrders: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src': [
    'env.ts',
    'db',
    'jobs',
    'plugins',
    'http',
    'images',
    'clips',
    'identity',
    'idempotency',
    'calls',
    'modules',
    'catalogue',
    'import',
  ],
};

const literal = (path: string) => path.replaceAll('.', '\\.');
const oneOf = (paths: readonly string[]) => `(?:${paths.map(literal).join('|')})(?:/|$)`;

/** Tests and their helpers; no other code imports these. */
const tests = '\\.test\\.tsx?$|/testing\\.ts$';

const upward = Object.entries(folderOrders).flatMap(([root, folders]) =>
  folders.map((folder, position): IForbiddenRuleType => {
    const allowed = folders.slice(0, position + 1);
    return {
      name: `${folder} may import ${allowed.join(', ')}`,
      severity: 'error',
      from: { path: `^${literal(root)}/${oneOf([folder])}`, pathNot: tests },
      to: { path: `^${literal(root)}/`, pathNot: `^${literal(root)}/${oneOf(allowed)}` },
    };
  }),
);

/** Rules of dependency-cruiser for imports within a project, which the layers of projects (`layers.mjs`) do not cover. */
export const importRules: IForbiddenRuleType[] = [
  { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
  ...upward,
  ...Object.keys(folderOrders).map((root): IForbiddenRuleType => ({
    name: 'only tests import test helpers',
    severity: 'error',
    from: { path: `^${literal(root)}/`, pathNot: tests },
    to: { path: '/testing\\.ts$' },
  })),
  {
    name: 'one file of the platform imports the demo',
    severity: 'error',
    from: { path: '^apps/', pathNot: '^apps/(demo-catalogue/|api/src/catalogue/demo\\.ts$)' },
    to: { path: '^apps/demo-catalogue/' },
  },
  {
    name: 'tests of modules do not reach the demo',
    severity: 'error',
    from: { path: '^apps/api/src/(app|testing)\\.ts$' },
    to: { path: '^apps/demo-catalogue/', reachable: true },
  },
];
