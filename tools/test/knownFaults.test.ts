import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rows = [...read('docs/known-faults.md').matchAll(/^\| (K-[A-Z]\d\d) +\|[^|]*\|(.*)\|$/gm)].map(
  ([, code = '', guard = '']) => ({
    code,
    guard,
    files: [...guard.matchAll(/`([^`]+\.\w+)`/g)].map(([, path = '']) => path),
  }),
);

it('names a test for every known fault, and that test names the fault', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  for (const { code, guard, files } of rows) {
    expect(guard.trim(), code).not.toBe('');
    for (const file of files) expect(read(file).match(`\\b${code}\\b`), `${code} in ${file}`).not.toBeNull();
  }
});
