// @vitest-environment jsdom
import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWN_HOST_PORT, OWN_PLATFORM_PORT } from '../src/addresses.ts';
import { startServers } from '../src/servers.ts';

const catalogs = resolve(import.meta.dirname, '../../../../shared/data/catalogs');
const SHOP = `http://localhost:${OWN_HOST_PORT}`;

/** What a row of a file says about a variant. */
interface Row {
  readonly title: string;
  readonly values: readonly string[];
  readonly price: number;
  readonly was: number | undefined;
  readonly soldOut: boolean;
}

/** Rows of Shopify's CSV with a price; others only add a picture. A variant without a tracker is not counted, so it never sells out. */
function rowsOfShopify(text: string): Row[] {
  let title = '';
  const rows: Row[] = [];
  for (const cells of parse<Readonly<Record<string, string>>>(text, { columns: true, bom: true })) {
    const cell = (name: string) => cells[name] ?? '';
    title = cell('Title') || title;
    if (!cell('Variant Price')) continue;
    const price = Number(cell('Variant Price'));
    const compareAt = Number(cell('Variant Compare At Price'));
    const values = [1, 2, 3].map((number) => cell(`Option${number} Value`)).filter((value) => value !== '');
    const counted = cell('Variant Inventory Tracker') !== '' && cell('Variant Inventory Policy') === 'deny';
    rows.push({
      title,
      values: values.join() === 'Default Title' ? [] : values,
      price,
      was: compareAt > price ? compareAt : undefined,
      soldOut: counted && Number(cell('Variant Inventory Qty')) <= 0,
    });
  }
  return rows;
}

/** A Merchant feed, whose variants are items of one group. */
const feedRows: readonly Row[] = [
  { title: 'Harbour Parka', values: ['Navy', 'S'], price: 120, was: 160, soldOut: false },
  { title: 'Harbour Parka', values: ['Navy', 'M'], price: 160, was: undefined, soldOut: true },
  { title: 'Harbour Parka', values: ['Sand', 'S'], price: 160, was: undefined, soldOut: false },
  { title: 'Enamel Lantern', values: [], price: 35.5, was: undefined, soldOut: false },
];
const feed = [
  [
    'id',
    'item_group_id',
    'title',
    'description',
    'link',
    'image_link',
    'brand',
    'color',
    'size',
    'price',
    'sale_price',
  ],
  ...feedRows.map(({ title, values: [color = '', size = ''], price, was }, index) => [
    ...[`item-${index}`, color && 'parka', title, `<p>${title} &amp; more.</p>`, 'https://shop.example/item'],
    ...['https://shop.example/item.jpg', 'Alder Outfitters', color, size],
    ...[`${was ?? price} USD`, was === undefined ? '' : `${price} USD`],
  ]),
]
  .map((cells, index) => [...cells, index === 0 ? 'availability' : availabilityOf(feedRows[index - 1])].join('\t'))
  .join('\n');

function availabilityOf(row: Row | undefined) {
  return row?.soldOut ? 'out of stock' : 'in stock';
}

interface Offer {
  readonly name?: string;
  readonly price: number | string;
  readonly availability: string;
  readonly url: string;
}

async function read(path: string) {
  const response = await fetch(SHOP + path);
  expect(response.status, path).toBe(200);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = document.querySelector('main article');
  const texts = (selector: string) =>
    [...(article?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim());
  return { document, texts };
}

/** Checks the page of a product, and that of each of its variants, against the rows of its file. */
async function expectPage(path: string, rows: readonly Row[]) {
  const { document, texts } = await read(path);
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const things = (JSON.parse(json) as { '@graph': readonly Record<string, unknown>[] })['@graph'];
  const offers = things.find((thing) => thing['@type'] === 'Product')?.['offers'] as readonly Offer[];
  const toCheck = offers.map(({ name, price, availability }) => [name, Number(price), availability]);
  expect(toCheck, path).toEqual(
    rows.map(({ values, price, soldOut }) => [
      rows.length > 1 ? values.join(' / ') : undefined,
      price,
      `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
    ]),
  );
  // The single default option is hidden.
  const options = [...new Set(rows.flatMap(({ values }) => values))];
  const shown = texts('[role=group] a[href*="variant="]').map((text) => text.replace(', sold out', ''));
  expect(new Set(shown), path).toEqual(new Set(options));
  // These files have neither.
  expect(texts('summary')).toEqual(['Details']);
  expect(texts('a').some((text) => text.includes('Size chart'))).toBe(false);
  for (const [index, { price, was, soldOut }] of rows.entries()) {
    const variant = await read(new URL(offers[index]?.url ?? '').pathname + new URL(offers[index]?.url ?? '').search);
    const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
    const amounts = variant.texts('h1 + * bdi, h1 ~ * bdi').filter((text) => text.startsWith('$'));
    expect(amounts, path).toEqual([money.format(price), ...(was === undefined ? [] : [money.format(was)])]);
    expect(variant.texts('[role=status]')).toContain(soldOut ? 'Sold out' : 'In stock');
  }
}

const files = ['apparel.csv', 'home-and-garden.csv', 'jewelery.csv'].map((name) => join(catalogs, name));
const real = files.every((file) => existsSync(file)) ? files.map((file) => readFileSync(file, 'utf8')) : [];

const paths = new Map<string, string>();
let stop = async () => {};

beforeAll(async () => {
  const env = { PORT: String(OWN_HOST_PORT), API_PORT: String(OWN_PLATFORM_PORT), CATALOG: 'none' };
  stop = await startServers({ products: [feed, ...real], env, name: 'files-' });
  const part = await fetch(`http://localhost:${OWN_PLATFORM_PORT}/v1/sitemap/products/0`);
  const { sitemap_entries: entries } = (await part.json()) as {
    readonly sitemap_entries: readonly { readonly key: string }[];
  };
  for (const { key } of entries) {
    const path = `/products/${key}`;
    paths.set((await read(path)).texts('h1')[0] ?? '', path);
  }
});
afterAll(() => stop());

async function expectPages(rows: readonly Row[]) {
  for (const [title, ofProduct] of Map.groupBy(rows, (row) => row.title))
    await expectPage(paths.get(title) ?? title, ofProduct);
}

test('the products of a Merchant feed have pages with the variants, sales and stock of its rows', () =>
  expectPages(feedRows));

test.skipIf(real.length === 0)('so have the products of three real files', async () => {
  const rows = real.flatMap(rowsOfShopify);
  expect(new Set(rows.map(({ title }) => title)).size).toBe(60);
  await expectPages(rows);
});
