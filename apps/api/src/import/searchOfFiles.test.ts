import { inArray } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../db/testing.ts';
import { productDetails } from '../modules/products/schema.ts';
import { postgresEngine } from '../modules/search/postgresEngine.ts';
import { importProducts } from './importProducts.ts';
import { readProductFile } from './productFile.ts';

const catalogs = resolve(import.meta.dirname, '../../../../../shared/data/catalogs');
const files = ['apparel.csv', 'home-and-garden.csv', 'jewelery.csv'];

const searches: readonly (readonly [query: string, title: string])[] = [
  ['ocean blue shirt', 'Ocean Blue Shirt'],
  ['varsity', 'Classic Varsity Top'],
  ['yellow jumper', 'Yellow Wool Jumper'],
  ['led high tops', 'LED High Tops'],
  ['black leather bag', 'Black Leather Bag'],
  ['tuxdeo', 'Blue Silk Tuxedo'],
  ['striped blouse', 'Striped Silk Blouse'],
  ['sac en cuir noir', 'Black Leather Bag'],
  ['plant pot', 'Clay Plant Pot'],
  ['watering ca', 'Yellow watering can'],
  ['bedside', 'Bedside Table'],
  ['BEANBAGS', 'Black Beanbag'],
  ['vanilla candle', 'Vanilla candle'],
  ['pink armchair', 'Pink Armchair'],
  ['hand trowel', 'Gardening hand trowel'],
  ['anchor bracelet', 'Anchor Bracelet Mens'],
  ['moon charm', 'Moon Charm Bracelet'],
  ['dreamcatcher', 'Dreamcatcher Pendant Necklace'],
  ['elephant earring', 'Gold Elephant Earrings'],
  ['origami crane', 'Origami Crane Necklace'],
];

it.skipIf(!existsSync(catalogs))('ranks the products of the three real files first', async () => {
  const { db, close } = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'searched-'));
  try {
    for (const name of files) {
      const file = await readProductFile(join(catalogs, name), { now: new Date(), askCurrency: async () => 'USD' });
      await importProducts(db, file, { dataDir, now: new Date() });
      file.close();
    }
    const engine = postgresEngine(db);
    const first: string[] = [];
    for (const [text] of searches) {
      const { hits } = await engine.search({ type: 'product', text, limit: 1, offset: 0 });
      first.push(hits[0]?.id ?? '');
    }
    const rows = await db.select().from(productDetails).where(inArray(productDetails.id, first));
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    expect(searches.map(([query], index) => [query, names.get(first[index] ?? '')])).toEqual(searches);
  } finally {
    await rm(dataDir, { recursive: true });
    await close();
  }
});
