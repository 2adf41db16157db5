import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { budget } from './budget.ts';
import { messages } from './messages.ts';
import { pageTexts } from './pageTexts.ts';
import { smallShop, type SmallShop } from './smallShop.ts';

let shop: SmallShop;
beforeEach(() => void (shop = smallShop()));
afterEach(() => shop.remove());

const rules = { known: ['de'], offered: ['en', 'de'], fallbackChain: (locale: string) => [locale, 'en'] };
const CART = 'libs/carts/src/pages/cartRoute.ts';
const POST = 'libs/posts/src/pages/postRoute.ts';

/** Some kB that cannot be compressed. */
const text = (kilobytes: number) => randomBytes(kilobytes * 1_000).toString('base64url');

/** Builds, and returns the report of each page. */
async function built() {
  const said: string[] = [];
  const texts = { features: [...shop.features], rules, pseudo: true };
  const plugin = budget({
    workspace: shop.folder,
    entries: ['apps/web/src/entry.ts'],
    later: /sizes/,
    parts: { start: 2 },
    locales: rules.offered,
    budgets: [CART, POST].map((page) => ({ page, own: 1, texts: 1, js: 3, css: 1 })),
  });
  const told = { name: 'told', onLog: (_: string, { message = '' }) => void said.push(message) };
  await shop.build([
    told,
    messages(texts),
    pageTexts({ ...texts, runtime: join(shop.folder, 'apps/web/src/pageTexts.ts') }),
    plugin,
  ]);
  return said.filter((message) => message.includes('Route.ts'));
}

const heavy = (name: string) => `export const ${name} = '${text(4)}'; globalThis.heavy = ${name};`;

it('reports the weight of each page by part', async () => {
  const said = await built();
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(
    /cartRoute\.ts: script 1\.\d of 3 kB: start [01]\.\d of 2, page 0\.\d of 1, texts 0\.\d of 1; style 0\.0 of 1 kB/,
  );
});

it('blames a page for its own code, and no other page', async () => {
  shop.write('libs/carts/src/heavy.ts', heavy('cart'));
  shop.write(CART, `import '../heavy.ts';\nexport const Component = 1;`);
  await expect(built()).rejects.toThrow(/over budget \(brotli\):\n.*cartRoute\.ts: .*page \d\.\d of 1 kB$/m);
  await expect(built()).rejects.not.toThrow(/postRoute/);
});

it('blames the start for what every page has', async () => {
  shop.write('apps/web/src/heavy.ts', heavy('start'));
  shop.write(
    'apps/web/src/entry.ts',
    `import './heavy.ts';\n${['carts/src/pages/cartRoute', 'posts/src/pages/postRoute'].map((file, index) => `export const r${index} = { lazy: () => import('../../../libs/${file}.ts') };`).join('\n')}`,
  );
  await expect(built()).rejects.toThrow(/cartRoute\.ts: .*start \d\.\d of 2 kB\n.*postRoute\.ts: .*start/);
});

it('counts the texts of the heaviest offered language', async () => {
  shop.write('libs/posts/src/messages/de.json', JSON.stringify({ 'posts.title': text(4) }));
  await expect(built()).rejects.toThrow(/postRoute\.ts: .*texts \d\.\d of 1 kB$/m);
});

it('does not count code that loads later', async () => {
  shop.write('libs/carts/src/pages/CartDialog.ts', heavy('dialog'));
  await expect(built()).resolves.toHaveLength(2);
});

it('fails if a first view contains a module for later', async () => {
  shop.write(CART, `export { messages } from '../../../sizes/src/messages.ts';`);
  await expect(built()).rejects.toThrow(/cartRoute\.ts begins with .*sizes.*, which no first view needs/);
});

it('fails if a page of the budget no longer exists', async () => {
  shop.write(
    'apps/web/src/entry.ts',
    `export const route = { lazy: () => import('../../../libs/carts/src/pages/cartRoute.ts') };`,
  );
  await expect(built()).rejects.toThrow(`no chunk begins with ${POST}`);
});
