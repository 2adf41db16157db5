import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as schema from '../catalogue/tables.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { findProductDetails } from '../modules/products/repository.ts';
import { findRetailerProduct } from '../modules/retailerProducts/repository.ts';
import { importProducts, type ImportOptions } from './importProducts.ts';
import { readProductFile } from './productFile.ts';

const SLOW_MS = 120_000;
const now = new Date('2026-11-28T10:00:00.000Z');

let database: Database;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 're-import-'));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => database.db.execute(sql`truncate media_objects, profiles, retailers, posts cascade`));

interface Line {
  readonly size: string;
  readonly price: number;
}
interface Listed {
  readonly handle: string;
  readonly title: string;
  readonly lines: readonly Line[];
}
type File = readonly Listed[];

const header = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty';
const rowsOf = ({ handle, title, lines }: Listed) =>
  lines.map(({ size, price }, index) => `${handle},${index === 0 ? title : ''},Oak Ltd,Size,${size},${price},1`);

async function run(file: File, options: Partial<ImportOptions> = {}) {
  const path = join(dataDir, 'products.csv');
  await writeFile(path, `${[header, ...file.flatMap(rowsOf)].join('\n')}\n`);
  const read = await readProductFile(path, { now, askCurrency: async () => 'USD' });
  try {
    return await importProducts(database.db, read, { dataDir, now, ...options });
  } finally {
    read.close();
  }
}

/** The meaning of each id that another row may reference. */
async function meanings() {
  const { db } = database;
  const rows = await Promise.all([
    db.select().from(schema.retailers),
    db.select().from(schema.retailerProducts),
    db.select().from(schema.retailerProductVariants),
    db.select().from(schema.productDetails),
    db.select().from(schema.posts),
    db.select().from(schema.products),
    db.select().from(schema.mediaObjects),
  ]);
  const [retailers, retailerProducts, variants, details, posts, products, media] = rows;
  return new Map([
    ...retailers.map(({ id, slug }) => [id, `retailer ${slug}`] as const),
    ...retailerProducts.map(({ id, retailerId, handle }) => [id, `product ${retailerId} ${handle}`] as const),
    ...variants.map(({ id, retailerProductId, title }) => [id, `variant ${retailerProductId} ${title}`] as const),
    ...details.map(({ id, retailerProductId }) => [id, `details ${retailerProductId}`] as const),
    ...posts.map(({ id, caption, heroMediaId }) => [id, `post ${heroMediaId} ${caption}`] as const),
    ...products.map(({ id, postId, productDetailsId }) => [id, `shown ${postId} ${productDetailsId}`] as const),
    ...media.map(({ id, recipe }) => [id, `picture ${JSON.stringify(recipe)}`] as const),
  ]);
}

/** Products that can be bought, by handle. */
async function offers() {
  const known = await database.db.select().from(schema.retailerProducts);
  const found = await Promise.all(known.map(({ id }) => findRetailerProduct(database.db, id)));
  return Object.fromEntries(
    found.map((product, index) => [
      known[index]?.handle,
      product?.variants.map(({ optionValues, price }) => ({ size: optionValues.join(), price: price / 100 })),
    ]),
  );
}

const lines = fc.uniqueArray(
  fc.record({ size: fc.constantFrom('S', 'M', 'L', 'XL', 'Default Title'), price: fc.integer({ min: 1, max: 5 }) }),
  { minLength: 1, selector: ({ size }) => size },
);
const file: fc.Arbitrary<File> = fc.uniqueArray(
  fc.record({
    handle: fc.constantFrom('one', 'two', 'three'),
    title: fc.constantFrom('Blue Shirt', 'Red Shirt', 'Straw Hat', 'Oak Chair'),
    lines,
  }),
  { minLength: 1, selector: ({ handle }) => handle },
);

it(
  'never loses an id nor reuses it, and offers what the latest file has (K-M60, K-M61)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 2, maxLength: 4 }), async (files) => {
        await database.db.execute(sql`truncate media_objects, profiles, retailers, posts cascade`);
        const everMeant = new Map<string, string>();
        const latest: Record<string, readonly Line[]> = {};
        for (const each of files) {
          await run(each);
          for (const { handle, lines } of each) latest[handle] = lines;
          const meant = await meanings();
          for (const [id, meaning] of everMeant) expect(meant.get(id)).toBe(meaning);
          // A product that comes back keeps its id: nothing has two ids.
          const things = [...meant.values()].filter((meaning) => !meaning.startsWith('picture'));
          expect(new Set(things).size).toBe(things.length);
          for (const [id, meaning] of meant) everMeant.set(id, meaning);
          expect(await offers()).toEqual(latest);
        }
      }),
      { numRuns: 8 },
    );
  },
  SLOW_MS,
);

const shirt = (...sizes: readonly string[]): File => [
  { handle: 'shirt', title: 'Blue Shirt', lines: sizes.map((size) => ({ size, price: 20 })) },
];

it('keeps the ids that an earlier release has given to variants (K-M60)', async () => {
  const idsBySize = async () => {
    const rows = await database.db.select().from(schema.retailerProductVariants);
    return Object.fromEntries(rows.map(({ title, id }) => [title, id]));
  };
  await run(shirt('S', 'M', 'L'));
  await database.db.update(schema.retailerProductVariants).set({ id: sql`gen_random_uuid()` });
  const before = await idsBySize();
  await run(shirt('L', 'S'));
  await run(shirt('M', 'L', 'XL', 'S'));
  expect(await idsBySize()).toEqual({ ...before, XL: expect.any(String) });
});

it('stores the time when a variant is withdrawn, once, and counts the product as changed (K-M60)', async () => {
  const later = new Date('2026-11-29T10:00:00.000Z');
  await run(shirt('S', 'M'));
  expect((await run(shirt('S'), { now })).products).toMatchObject({ changed: 1 });
  expect((await run(shirt('S'), { now: later })).products).toMatchObject({ unchanged: 1 });
  const [medium] = await database.db
    .select()
    .from(schema.retailerProductVariants)
    .where(eq(schema.retailerProductVariants.title, 'M'));
  expect(medium?.withdrawnAt).toEqual(now);
  expect((await run(shirt('M', 'S'), { now: later })).products).toMatchObject({ changed: 1 });
  expect(await database.db.$count(schema.retailerProductVariants)).toBe(2);
});

it('shows no variants for a product whose every variant is withdrawn (K-M60)', async () => {
  await run(shirt('S'));
  const [details] = await database.db.select().from(schema.productDetails);
  const offered = async () => (await findProductDetails(database.db, [details?.id ?? '']))[0]?.retailerProductId;
  expect(await offered()).toBe(details?.retailerProductId);
  await database.db.update(schema.retailerProductVariants).set({ withdrawnAt: now });
  expect(await offered()).toBeNull();
});

it('keeps the language once given, until another is given (K-M62)', async () => {
  const languageOf = async () => (await database.db.select().from(schema.productDetails))[0]?.language;
  await run(shirt('S'), { language: 'de' });
  await run(shirt('S'));
  expect(await languageOf()).toBe('de');
  await run(shirt('S'), { language: 'fr' });
  expect(await languageOf()).toBe('fr');
});
