import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';
import { storyFolders } from './storyFolders.ts';

const files = storyFolders(root).flatMap(({ folder, domain }) =>
  globSync('*.stories.tsx', { cwd: join(root, folder) }).map((file) => {
    const text = readFileSync(join(root, folder, file), 'utf8');
    const [, named] = /^const meta = \{\s+title: '(.+?)'/m.exec(text) ?? [];
    return {
      domain,
      // Storybook merges two equal parts of a title.
      title: [...new Set([domain, named ?? basename(file, '.stories.tsx')])].join('/'),
      names: [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name)),
    };
  }),
);

const domains = ['Account', 'Commerce', 'Design system', 'Primitives', 'Shell'];

it('gives every story a title of its domain and its name (K-V50)', () => {
  expect(files.length).toBeGreaterThan(40);
  const folders = globSync('libs/*', { cwd: root }).map((folder) => basename(folder).replaceAll('-', ' '));
  for (const { domain, title } of files) {
    expect([...domains.map((name) => name.toLowerCase()), ...folders], title).toContain(domain.toLowerCase());
    expect(title).toMatch(/^[A-Z][a-z]+( [a-z]+)*\/[A-Z][\w ]*$/);
  }
  expect(new Set(files.map(({ title }) => sanitize(title))).size).toBe(files.length);
});

it('compares each accepted picture with a story that exists (K-V51)', () => {
  const stories = files.flatMap(({ title, names }) => names.map((name) => toId(title, name)));
  const source = readFileSync(join(root, '.storybook/pictures.ts'), 'utf8');
  const held = [...source.matchAll(/^ {2}'([\w-]+)',$/gm)].map(([, id = '']) => id);
  expect(held.length).toBeGreaterThan(20);
  expect(held.filter((id) => !stories.includes(id))).toEqual([]);
  const pictures = globSync('*.png', { cwd: join(root, '.storybook/pictures') });
  expect(pictures.sort()).toEqual(held.map((id) => `${sanitize(id)}.png`).sort());
});
