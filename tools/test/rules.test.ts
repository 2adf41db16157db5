import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const FILES =
  '{*.md,.storybook/*.{ts,tsx},{apps,docs,libs,tools}/**/{*.{md,ts,tsx,mjs,cjs,sql,txt},*.{md,ts,tsx}.template}}';

/** The PKCE method of OAuth only looks like a code. */
const NOT_CODES = ['S256'];

/** A code such as W31 or K-F01; not the end of a longer word, a colour or a percent-encoded byte. */
const code = /(?<![\w#%.-])(?:K-[A-Z]\d\d|[GLPSTW]\d{1,3})(?![\w%])/g;

/** In source files only comments name codes: strings contain drawings, whose lines look like codes. In docs and tests any text does. */
const comment = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|-- ).*/gm;
const wholly = /\.(?:md|txt|md\.template)$|\.(?:test|spec|bench)\.tsx?(?:\.template)?$/;

const codesIn = (path: string, text: string) =>
  (wholly.test(path) ? [text] : (text.match(comment) ?? []))
    .flatMap((words) => words.match(code) ?? [])
    .filter((name) => !NOT_CODES.includes(name));

/** The first cell of each row of a document's tables that begins with a code. */
const rowsOf = (path: string) =>
  [...read(path).matchAll(/^\| ([A-Z]\d+|K-[A-Z]\d\d) +\|/gm)].map(([, name = '']) => name);

const rules = [...rowsOf('docs/rules.md'), ...rowsOf('docs/performance.md')];
const rows = [...rules, ...rowsOf('docs/known-faults.md')];

const named = globSync(FILES, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
  .filter((path) => path !== 'tools/test/rules.test.ts')
  .map((path) => ({ path, codes: codesIn(path, read(path)) }));

it('reads codes in comments, docs and tests, and nothing else', () => {
  const path = "const cross = 'M0,0 L72,100'; // As wide as S27 says (W13, K-V02).";
  expect(codesIn('src/letters.ts', path)).toEqual(['S27', 'W13', 'K-V02']);
  expect(codesIn('src/a.test.ts', "it('holds (S28)', () => get('/%S2', '#P12', 'S256', 'v1.P3', 'P2P'))")).toEqual([
    'S28',
  ]);
  expect(codesIn('docs/a.md', 'T04–T07, G1 to G9')).toEqual(['T04', 'T07', 'G1', 'G9']);
});

it('explains each code in one row', () => {
  const unknown = named.flatMap(({ path, codes }) =>
    codes.filter((name) => !rows.includes(name)).map((name) => `${name} in ${path}`),
  );
  expect(rows.length).toBeGreaterThan(250);
  expect(rows.filter((name, index) => rows.indexOf(name) !== index)).toEqual([]);
  expect(unknown).toEqual([]);
});

it('has no row that nothing names', () => {
  const used = new Set(
    named.filter(({ path }) => !/^docs\/(?:rules|performance)\.md$/.test(path)).flatMap(({ codes }) => codes),
  );
  expect(rules.filter((name) => !used.has(name))).toEqual([]);
});
