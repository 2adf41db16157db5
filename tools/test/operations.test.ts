import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('describes every variable that host and platform read, and no other', () => {
  const known = ['apps/api/src/env.ts', 'apps/web/server/env.ts'].flatMap((path) =>
    [...read(path).matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
  );
  const table = read('docs/operations.md').match(/^## Variables$.*?^## /ms)?.[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(known.length).toBeGreaterThan(20);
  expect(new Set(described)).toEqual(new Set(known));
});
