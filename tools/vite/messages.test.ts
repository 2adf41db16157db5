import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, isRunnableDevEnvironment } from 'vite';
import type { InlineConfig, Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages, withoutParser } from './messages.ts';

const files = {
  'libs/posts/src/messages.ts': `import { defineMessages } from '@social-shop/i18n';
export const messages = defineMessages({
  colour: { id: 'posts.colour', description: 'Label of the filter', defaultMessage: 'Color: {name}' },
  count: {
    id: 'posts.count',
    description: 'How many posts there are',
    defaultMessage: '{count, plural, one {# post} other {# posts}} for {price, number, ::currency/USD}',
  },
});`,
  'libs/posts/src/messages/en-GB.json': '{ "posts.colour": "Colour: {name}" }',
  'apps/web/src/messages.ts': `import { defineMessages } from '@social-shop/i18n';
export const messages = defineMessages({ skip: { id: 'web.skip', description: 'Skip link', defaultMessage: 'Skip to content' } });`,
  'apps/web/src/entry.ts': `import { loadMessages } from 'virtual:messages';
import { createIntl } from '@social-shop/i18n';
import { messages as posts } from '../../../libs/posts/src/messages.ts';
import { messages as web } from './messages.ts';
export { createIntl, loadMessages, posts, web };`,
};

const rules = {
  known: ['en-GB'],
  offered: ['en', 'en-GB'],
  fallbackChain: (locale: string) => (locale === 'en' ? ['en'] : [locale, 'en']),
};

let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'messages-')));
  for (const [path, text] of Object.entries(files)) put(path, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function config({
  write = false,
  ...options
}: { features?: string[]; pseudo?: boolean; write?: boolean } = {}): InlineConfig {
  const features = (options.features ?? ['libs/posts', 'apps/web']).map((path) => join(folder, path));
  return {
    root: join(folder, 'apps/web'),
    configFile: false,
    logLevel: 'silent',
    plugins: [messages({ ...options, features, rules })],
    resolve: {
      alias: [
        { find: '@social-shop/i18n', replacement: join(import.meta.dirname, '../../libs/i18n/src/index.ts') },
        withoutParser,
      ],
    },
    build: {
      write,
      manifest: true,
      minify: false,
      rolldownOptions: { input: 'src/entry.ts', preserveEntrySignatures: 'strict' },
    },
  };
}

async function outputs(options?: Parameters<typeof config>[0]) {
  const result = (await build(config(options))) as Rolldown.RolldownOutput;
  const text = (fileName: string) => {
    const output = result.output.find((candidate) => candidate.fileName === fileName);
    return output?.type === 'chunk' ? output.code : String(output?.source);
  };
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(text('.vite/manifest.json'));
  return { text, manifest };
}

it('ships each text once, in the chunk of its locale', async () => {
  const { text, manifest } = await outputs();
  const entry = text(manifest['src/entry.ts']?.file ?? '');
  expect(entry).toContain('posts.colour');
  for (const shipped of ['Color', 'Skip to content', 'Label of the filter']) expect(entry).not.toContain(shipped);
  const english = text(manifest['virtual:messages/en']?.file ?? '');
  const british = text(manifest['virtual:messages/en-GB']?.file ?? '');
  expect(english).toContain('Color: ');
  expect(british).toContain('Colour: ');
  for (const chunk of [english, british]) expect(chunk).toContain('Skip to content');
  expect(english + british).not.toContain('Label of the filter');
});

it('formats the compiled texts without the parser', async () => {
  const { text, manifest } = await outputs({ write: true });
  const entry = manifest['src/entry.ts']?.file ?? '';
  // A name that only the parser has.
  expect(text(entry)).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
  const built = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'apps/web/dist', entry)).href);
  const intl = built.createIntl({ locale: 'en-GB', messages: await built.loadMessages('en-GB') });
  expect(intl.formatMessage(built.posts.count, { count: 2, price: 12.5 })).toBe('2 posts for US$12.50');
  expect(intl.formatMessage(built.posts.colour, { name: 'red' })).toBe('Colour: red');
});

it('builds stand-in languages only on request', async () => {
  expect(Object.keys((await outputs()).manifest)).not.toContain('virtual:messages/en-XA');
  expect(Object.keys((await outputs({ pseudo: true })).manifest)).toContain('virtual:messages/en-XA');
});

it('fails the build if used texts are in no catalogue', async () => {
  await expect(build(config({ features: ['apps/web'] }))).rejects.toThrow(/libs\/posts.* in no catalogue/);
});

it('serves sources and catalogues in development, and the new ones after an edit, on both sides', async () => {
  const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false, watch: null } });
  try {
    const { ssr, client } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('the server environment runs modules');
    const colour = async () => {
      const entry = await ssr.runner.import('/src/entry.ts');
      return [entry.posts.colour.defaultMessage, JSON.stringify((await entry.loadMessages('en'))['posts.colour'])];
    };
    expect(await colour()).toEqual(['Color: {name}', expect.stringContaining('"Color: "')]);
    // Like the browser's request: the table's import is rewritten to a URL that responds.
    const table = await client.transformRequest('/virtual:messages');
    const address = /import\("([^"]+)"\)/.exec(table?.code ?? '')?.[1] ?? '';
    expect((await client.transformRequest(address))?.code).toContain('Color: ');

    put('libs/posts/src/messages.ts', files['libs/posts/src/messages.ts'].replace('Color', 'Hue'));
    server.watcher.emit('change', join(folder, 'libs/posts/src/messages.ts'));
    await expect.poll(colour).toEqual(['Hue: {name}', expect.stringContaining('"Hue: "')]);
    expect((await client.transformRequest(address))?.code).toContain('Hue: ');
  } finally {
    await server.close();
  }
});
