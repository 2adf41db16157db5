import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { pageTexts, TEXT_FILES, type TextFiles } from './pageTexts.ts';
import { smallShop, type SmallShop } from './smallShop.ts';

let shop: SmallShop;
beforeEach(() => void (shop = smallShop()));
afterEach(() => shop.remove());

const rules = {
  known: ['de'],
  offered: ['en', 'de'],
  fallbackChain: (locale: string) => (locale === 'en' ? ['en'] : [locale, 'en']),
};

async function built() {
  const texts = { features: [...shop.features], rules, pseudo: false };
  const runtime = join(shop.folder, 'apps/web/src/pageTexts.ts');
  const output = await shop.build([messages(texts), pageTexts({ ...texts, runtime })]);
  const contentOf = (file: (typeof output)[number] | undefined) =>
    file?.type === 'chunk' ? file.code : String(file?.source);
  const content = (fileName: string) => contentOf(output.find((file) => file.fileName === fileName));
  const list = JSON.parse(content(TEXT_FILES)) as TextFiles;
  const idsOf = (locale: string, name: string) => Object.keys(catalogueOf(locale, name));
  const catalogueOf = (locale: string, name: string): object =>
    JSON.parse(content(`${list.prefix.slice(1)}${locale}-${name}.js`).replace(/^export default |;$/g, ''));
  return { list, idsOf, catalogueOf, output, content, entry: contentOf(output[0]) };
}

it('gives each page the texts of the modules it imports, also in dialogs, and the shell those that every page imports', async () => {
  const { idsOf } = await built();
  expect(idsOf('en', 'shell').sort()).toEqual(['ui.close', 'web.skip']);
  expect(idsOf('en', 'carts-cartRoute').sort()).toEqual(['carts.title', 'sizes.hint']);
  expect(idsOf('en', 'posts-postRoute')).toEqual(['posts.title']);
});

it('writes them in each language, with missing texts from the next one', async () => {
  const { catalogueOf } = await built();
  expect(JSON.stringify(catalogueOf('de', 'carts-cartRoute'))).toMatch(/Warenkorb.*Size/);
});

it('names the pages by their chunks, and loads their texts in parallel with their code', async () => {
  const { list, entry } = await built();
  expect(list.pages['../../libs/carts/src/pages/cartRoute.ts']).toBe('carts-cartRoute');
  expect(entry).toMatch(/import\([`"']\.\/cartRoute-.*carts-cartRoute/);
});

it('gives the files other names if a text or the imports of a page have changed', async () => {
  const { list: before } = await built();
  shop.write('libs/carts/src/messages/de.json', '{ "carts.title": "Einkaufswagen" }');
  const { list: translated } = await built();
  shop.write('libs/carts/src/pages/CartDialog.ts', 'export const size = 1;');
  const { list: without } = await built();
  expect(new Set([before.prefix, translated.prefix, without.prefix]).size).toBe(3);
});

it('fails the build if two pages of a library have the same name', async () => {
  shop.write('libs/carts/src/old/cartRoute.ts', 'export const Component = 1;');
  shop.write(
    'apps/web/src/entry.ts',
    ['pages', 'old']
      .map(
        (place) => `export const ${place} = { lazy: () => import('../../../libs/carts/src/${place}/cartRoute.ts') };`,
      )
      .join('\n'),
  );
  await expect(built()).rejects.toThrow('two lazy modules would be called carts-cartRoute');
});

it('fails the build if `lazy` is written in an unsupported form', async () => {
  shop.write(
    'apps/web/src/entry.ts',
    `export const route = { lazy: { Component: async () => (await import('../../../libs/carts/src/pages/cartRoute.ts')).Component } };`,
  );
  await expect(built()).rejects.toThrow('write lazy as');
});
