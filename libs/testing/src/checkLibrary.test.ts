import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkLibrary } from './checkLibrary.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Creates the `src` of a library called posts with these files. */
function library(files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'library-'));
  folders.push(root);
  const src = join(root, 'posts/src');
  for (const [file, text] of Object.entries({ 'index.ts': '', ...files })) {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), text);
  }
  return src;
}

it('accepts names with the library’s prefix, and events of the specification', async () => {
  const problems = await checkLibrary(library(), {
    routes: [{ id: 'posts.post', path: 'posts/:id' }],
    queries: [{ queryKey: ['posts', 'post', '1'] }],
    events: [{ name: 'posts.opened' }, { name: '/scroll/discover' }],
  });
  expect(problems).toEqual([]);
});

it('lists each route, query and event with another prefix', async () => {
  const problems = await checkLibrary(library(), {
    routes: [{ id: 'feeds.home', path: 'home' }, { path: 'posts' }],
    queries: [{ queryKey: ['feeds'] }],
    events: [{ name: 'opened' }],
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'route feeds.home',
    'route posts',
    'query ["feeds"]',
    'event opened',
  ]);
});

const declaring = (...ids: string[]) =>
  `export const messages = defineMessages({${ids.map((id) => `'${id}': { id: '${id}', description: 'Heading of the page', defaultMessage: 'Color' }`).join()}});`;

it('finds a text whose id has another prefix', async () => {
  expect(await checkLibrary(library({ 'messages.ts': declaring('posts.one', 'postsList.title') }))).toEqual([
    expect.stringContaining('postsList.title'),
  ]);
});

it('accepts missing and stale translations, because a team need not wait for them', async () => {
  const files = {
    'messages.ts': declaring('posts.one', 'posts.two'),
    'messages/fr.json': '{"posts.one":"Couleur de {name}"}',
    'translatedFrom.json': '{"posts.one":{"Color of {name}":"fr"}}',
  };
  expect(await checkLibrary(library(files))).toEqual([]);
});

it('finds a translation without a text in the library, and lets a dialect fall back to its language', async () => {
  const messages = declaring('posts.one', 'posts.two');
  const british = (id: string) => ({
    'messages.ts': messages,
    'messages/en-GB.json': JSON.stringify({ [id]: 'Colour' }),
    'translatedFrom.json': JSON.stringify({ [id]: { Color: 'en-GB' } }),
  });
  expect(await checkLibrary(library(british('posts.one')))).toEqual([]);
  const [problem] = await checkLibrary(library(british('posts.three')));
  expect(problem).toContain('posts.three');
});

it('checks mocks against the contract, and lists its calls if one is unknown', async () => {
  const flag = { name: 'splash', variant: 'default', value: 'on' };
  const mocked = (experiments: unknown) => ({ mocks: { 'GET /v1/experiments/': () => ({ experiments }) } });
  expect(await checkLibrary(library(), mocked([flag]))).toEqual([]);
  expect(await checkLibrary(library(), mocked([{ ...flag, value: true }]))).toEqual([
    expect.stringMatching(/^mock of GET \/v1\/experiments\/: \/experiments\/0\/value /),
  ]);
  expect(await checkLibrary(library(), { mocks: { 'GET /v1/experiment/': {} } })).toEqual([
    expect.stringContaining('GET /v1/experiments/'),
  ]);
});

it('requires a story of every exported component, and of nothing else', async () => {
  const index = "export { Price, type PriceProps } from './Price.tsx';\nexport { useLike } from './like.tsx';\n";
  const story = 'const meta = { component: Price };';
  expect(await checkLibrary(library({ 'index.ts': index, 'deep/Price.stories.tsx': story }))).toEqual([]);
  expect(
    await checkLibrary(library({ 'index.ts': index, 'PriceTag.stories.tsx': 'const m = { component: PriceTag };' })),
  ).toEqual([expect.stringContaining('component Price:')]);
});
