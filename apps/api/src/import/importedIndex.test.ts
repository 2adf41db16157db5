import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { rebuildIndex } from '../modules/search/rebuild.ts';
import { searchDocuments } from '../modules/search/schema.ts';
import { importProducts } from './importProducts.ts';
import { readProductFile } from './productFile.ts';

let database: Database;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'indexed-'));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const HEADER =
  'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty';

async function importRows(rows: readonly string[]) {
  const path = join(dataDir, 'products.csv');
  await writeFile(path, `${[HEADER, ...rows].join('\n')}\n`);
  const file = await readProductFile(path, { now: new Date(), askCurrency: async () => 'USD' });
  try {
    await importProducts(database.db, file, { dataDir, now: new Date() });
  } finally {
    file.close();
  }
}

const documents = async () =>
  (await database.db.select().from(searchDocuments)).toSorted((a, b) => (a.id < b.id ? -1 : 1));

it('after an import and one of the changed file, the index equals a rebuilt one', async () => {
  const row = (n: number, rest = '') => `thing-${n},Linen shirt ${n},Halden,Size,S,40.00,${rest || ',shopify,3'}`;
  await importRows([1, 2, 3, 4].map((n) => row(n)));
  const first = await documents();
  await rebuildIndex(database.db);
  expect(await documents()).toEqual(first);
  expect(first.map(({ type }) => type).toSorted()).toEqual([
    'post',
    'product',
    'product',
    'product',
    'product',
    'profile',
  ]);

  await importRows([
    row(1),
    'thing-2,Velvet cape,Halden,Size,S,40.00,,shopify,3',
    row(3, '60.00,shopify,3'),
    row(4, ',shopify,0'),
  ]);
  const second = await documents();
  await rebuildIndex(database.db);
  expect(await documents()).toEqual(second);
  const words = second.filter(({ type }) => type === 'product').map((document) => document.words);
  expect(words.filter((one) => one.includes("'cape'"))).toHaveLength(1);
  expect(words.filter((one) => one.includes("'=sale:true'"))).toHaveLength(1);
  expect(words.filter((one) => !one.includes("'=stock:true'"))).toHaveLength(1);
});
