import { desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as schema from '../catalogue/tables.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { importProducts, type ImportOptions } from './importProducts.ts';
import { readProductFile } from './productFile.ts';

const catalogs = resolve(import.meta.dirname, '../../../../../shared/data/catalogs');
const files = ['apparel.csv', 'home-and-garden.csv', 'jewelery.csv'];
const now = new Date('2026-11-28T10:00:00.000Z');

let database: Database;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'import-'));
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  await database.db.execute(sql`truncate media_objects, profiles, retailers, posts cascade`);
  await insertFeed(60);
});

async function importFile(path: string, options: Partial<ImportOptions> = {}) {
  const file = await readProductFile(path, { now, askCurrency: async () => 'USD' });
  try {
    const report = await importProducts(database.db, file, { dataDir, now, ...options });
    return { ...report, rejects: [...file.rejects()] };
  } finally {
    file.close();
  }
}

async function run(text: string, options: Partial<ImportOptions> = {}) {
  const path = join(dataDir, 'products.csv');
  await writeFile(path, `${text}\n`);
  return importFile(path, options);
}

/** Posts of one other creator, among which new ones are placed. */
async function insertFeed(count: number) {
  const [media] = await database.db
    .insert(schema.mediaObjects)
    .values({
      id: '00000000-0000-8000-8000-000000000001',
      type: 'image',
      width: 900,
      height: 1125,
      dominantColor: '#ffffff',
      alt: 'A chair.',
      recipe: { kind: 'scene', seed: '1', family: 'room', palette: 'oat' },
    })
    .returning();
  const mediaId = media?.id ?? '';
  const [profile] = await database.db
    .insert(schema.profiles)
    .values({
      id: '00000000-0000-8000-8000-000000000002',
      displayName: 'jo',
      name: 'Jo',
      bio: '',
      avatarMediaId: mediaId,
      createdAt: now,
    })
    .returning();
  await database.db.insert(schema.posts).values(
    Array.from({ length: count }, (_, index) => ({
      id: `00000000-0000-8000-8001-${String(index).padStart(12, '0')}`,
      profileId: profile?.id ?? '',
      heroMediaId: mediaId,
      caption: '',
      createdAt: now,
      score: (count - index) * 1_000,
    })),
  );
}

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src';
const rowFor = (handle: string, title: string, price: string, compareAt = '') =>
  `${handle},${title},,Oak Ltd,,,true,Title,Default Title,1,${price},${compareAt},`;
const three = [
  header,
  rowFor('shirt', 'Blue Shirt', '20'),
  rowFor('coat', 'Red Coat', '90', '120'),
  rowFor('hat', 'Straw Hat', '30'),
];

async function allRows() {
  const tables = [
    schema.mediaObjects,
    schema.retailers,
    schema.retailerProducts,
    schema.retailerProductVariants,
    schema.productDetails,
    schema.priceChanges,
    schema.posts,
    schema.products,
  ];
  return Promise.all(tables.map((table) => database.db.select().from(table).orderBy(table.id)));
}

it('imports products with prices, sale and drawings for pictures', async () => {
  const report = await run(three.join('\n'));
  expect(report).toMatchObject({ products: { new: 3, changed: 0, unchanged: 0 }, variants: 3, posts: 1, rejects: [] });
  const details = await database.db.select().from(schema.productDetails).orderBy(schema.productDetails.price);
  expect(
    details.map(({ name, price, currency, category, colours }) => [name, price, currency, category, colours]),
  ).toEqual([
    ['Blue Shirt', 2_000, 'USD', 'workwear', ['blue']],
    ['Straw Hat', 3_000, 'USD', 'hats', []],
    ['Red Coat', 9_000, 'USD', 'coats', ['red']],
  ]);
  const changes = await database.db.select().from(schema.priceChanges);
  expect(changes).toMatchObject([{ productDetailsId: details[2]?.id, at: now, before: 12_000, after: 9_000 }]);
  const pictures = await database.db
    .select({ recipe: schema.mediaObjects.recipe })
    .from(schema.mediaObjects)
    .where(
      inArray(
        schema.mediaObjects.id,
        details.map(({ mediaId }) => mediaId),
      ),
    );
  expect(pictures.map(({ recipe }) => (recipe.kind === 'packshot' ? recipe.good : recipe.kind)).sort()).toEqual([
    'coat',
    'shirt',
    'sunhat',
  ]);
});

it('changes nothing if it runs again', async () => {
  await run(three.join('\n'));
  const before = await allRows();
  const report = await run(three.join('\n'));
  expect(report).toMatchObject({ products: { new: 0, changed: 0, unchanged: 3 }, posts: 0 });
  expect(await allRows()).toEqual(before);
});

it('updates a price, a title and a variant that changed', async () => {
  await run([...three, 'hat,,,,,,,,Large,2,35,,'].join('\n'));
  const report = await run([header, rowFor('shirt', 'Blue Shirt', '25'), ...three.slice(2)].join('\n'));
  expect(report.products).toEqual({ new: 0, changed: 2, unchanged: 1 });
  const [shirt] = await database.db
    .select()
    .from(schema.productDetails)
    .where(eq(schema.productDetails.name, 'Blue Shirt'));
  expect(shirt?.price).toBe(2_500);
  const variants = await database.db.select().from(schema.retailerProductVariants);
  expect(variants.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ title }) => title)).toEqual(['Large']);
});

it('writes names in captions unchanged, and files the post under none of them (K-M43)', async () => {
  await run(
    [
      header,
      rowFor('cash', 'Cash $$ shirt', '20'),
      rowFor('save', 'Save $& {shops} shirt', '20'),
      rowFor('one', 'Hot #1 #SquadGoals shirt', '20'),
    ].join('\n'),
  );
  const [post] = await database.db.select().from(schema.posts).orderBy(desc(schema.posts.score)).offset(3).limit(1);
  // A word joiner, which is not visible, prevents a hashtag.
  expect(post?.caption.replaceAll('\u2060', '')).toBe(
    'Cash $$ shirt, Save $& {shops} shirt and Hot #1 #SquadGoals shirt: straight from the rail.\n\n#NewIn',
  );
  const hashtags = await database.db.select().from(schema.postHashtags);
  // Its own tag, and the category of its products.
  expect(hashtags.map(({ hashtag }) => hashtag).toSorted()).toEqual(['newin', 'workwear']);
});

it('stores no quantity for products that are not counted (K-M35)', async () => {
  const uncounted = `${header},Variant Inventory Tracker`;
  await run([uncounted, `${rowFor('mug', 'Mug', '20')},`, `${rowFor('cup', 'Cup', '20')},shopify`].join('\n'));
  const variants = await database.db.select().from(schema.retailerProductVariants);
  expect(variants.map(({ quantity }) => quantity).sort()).toEqual([1, null]);
});

it('writes few products at once if they are long (K-M46)', async () => {
  const written: number[] = [];
  const long = 'A warm shirt. '.repeat(30_000);
  await run(
    [header, ...['a', 'b', 'c', 'd', 'e'].map((id) => `${id},Shirt,${long},Oak Ltd,,,true,,,1,20,,`)].join('\n'),
    { onProgress: (done) => written.push(done) },
  );
  // 420,000 characters each, and about a million at once.
  expect(written).toEqual([3, 5]);
});

it('stores each price change with its time, and none twice', async () => {
  const steps: readonly (readonly [price: string, compareAt: string])[] = [
    ['20', ''],
    ['20', ''],
    ['15', ''],
    ['15', '20'],
    ['12', '20'],
    ['20', ''],
  ];
  const times = steps.map((_, index) => new Date(now.getTime() + index * 1_000));
  for (const [index, [price, compareAt]] of steps.entries()) {
    await run([header, rowFor('shirt', 'Shirt', price, compareAt)].join('\n'), { now: times[index] ?? now });
  }
  const changes = await database.db.select().from(schema.priceChanges).orderBy(schema.priceChanges.at);
  expect(changes.map(({ at, before, after }) => [at, before, after])).toEqual([
    [times[2], 2_000, 1_500],
    [times[4], 2_000, 1_200],
    [times[5], 1_200, 2_000],
  ]);
});

it('stores language, category and colours of products, and of the post that shows them', async () => {
  const named = `${header},Option2 Name,Option2 Value`;
  const colour = (title: string, value: string) => `hut,${title},,Oak Ltd,,,true,Size,M,1,20,,,Farbe,${value}`;
  const files = [colour('Straw Hat', 'Navy'), ...['White', 'Bright Red', 'Green'].map((value) => colour('', value))];
  await run([named, ...files, `${rowFor('odd', 'Zeug', '20')},,`].join('\n'), { language: 'de' });
  const about = { language: schema.productDetails.language, category: schema.productDetails.category };
  const details = await database.db
    .select({ ...about, colours: schema.productDetails.colours })
    .from(schema.productDetails)
    .orderBy(schema.productDetails.name);
  expect(details).toEqual([
    { language: 'de', category: 'hats', colours: ['blue', 'white', 'red'] },
    { language: 'de', category: null, colours: [] },
  ]);
  const [post] = await database.db.select().from(schema.posts).where(ne(schema.posts.caption, ''));
  expect(post).toMatchObject({ language: 'en', category: 'hats', colours: ['blue', 'white', 'red'] });
});

it('fetches no picture from this network, and says why', async () => {
  const lines = three.map((line, index) => (index === 1 ? `${line}https://127.0.0.1/shirt.jpg` : line));
  const report = await run(lines.join('\n'));
  expect(report.pictures).toMatchObject({ fetched: 0, composed: 3, reason: '127.0.0.1 is not a public address' });
});

it.skipIf(!existsSync(catalogs))(
  'imports the three real product files whole, onto the first page of the feed',
  async () => {
    const reports = [];
    for (const file of files) {
      reports.push(await importFile(join(catalogs, file)));
    }
    expect(reports.flatMap(({ rejects }) => rejects)).toEqual([]);
    expect(reports.map(({ products }) => products.new)).toEqual([20, 20, 20]);
    expect(await database.db.$count(schema.retailerProducts)).toBe(60);

    const feed = await database.db
      .select()
      .from(schema.posts)
      .innerJoin(schema.profiles, eq(schema.profiles.id, schema.posts.profileId))
      .orderBy(desc(schema.posts.score), desc(schema.posts.id));
    const places = feed.flatMap(({ profiles }, place) => (profiles.displayName === 'marguerite.oakes' ? place : []));
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((place) => place < 36)).toBe(true);
    expect(places.every((place, index) => index === 0 || place - (places[index - 1] ?? 0) > 1)).toBe(true);
    // Four columns of a wide screen: none below the previous one.
    expect(places.every((place, index) => index === 0 || (place - (places[index - 1] ?? 0)) % 4 !== 0)).toBe(true);

    const shown = await database.db.select().from(schema.products);
    expect(new Set(shown.map(({ productDetailsId }) => productDetailsId)).size).toBe(60);
    for (const products of Map.groupBy(shown, ({ postId }) => postId).values()) {
      expect(products.length).toBeGreaterThanOrEqual(3);
      expect(products.length).toBeLessThanOrEqual(8);
    }

    const before = await allRows();
    for (const file of files) {
      const again = await importFile(join(catalogs, file));
      expect(again.products).toMatchObject({ new: 0, changed: 0 });
    }
    expect(await allRows()).toEqual(before);
  },
);
