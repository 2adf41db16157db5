import { eq, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../../testing.ts';
import { posts } from '../posts/schema.ts';
import { productDetails } from '../products/schema.ts';
import { replaceMerchantLexicon } from './merchantLexicon.ts';
import { rebuildIndex } from './rebuild.ts';
import { searchDocuments, searchPopularity } from './schema.ts';
import { writeIndex, writeIndexOfProducts } from './writeIndex.ts';

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const lexemesOf = async (id: string) => {
  const [row] = await platform.database.db.select().from(searchDocuments).where(eq(searchDocuments.id, id));
  return row?.words ?? '';
};
const rows = async () => {
  const { db } = platform.database;
  return {
    documents: (await db.select().from(searchDocuments)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    words: (await db.execute(sql`select word from search_words order by 1`)).rows,
  };
};

async function shownProduct(values: Partial<typeof productDetails.$inferInsert> = {}) {
  const { insert, database } = platform;
  const details = await insert.productDetails({ category: 'dresses', colours: ['green'], language: 'en', ...values });
  const post = await insert.post({ caption: 'Ankle boots, always', language: 'en', hashtags: ['slowfashion'] });
  await insert.product({ postId: post.id, productDetailsId: details.id });
  await writeIndex(database.db, { product: [details.id], post: [post.id], profile: [post.profileId] });
  return { details, post };
}

it('knows a product and its posts by words, meanings, and what filters select by', async () => {
  const { details, post } = await shownProduct();
  for (const lexeme of [
    "'linen':1A",
    "'@green+dresses':1A",
    "'=colour:green':1",
    "'=stock:true':1",
    "'!linendress':1A",
  ]) {
    expect(await lexemesOf(details.id)).toContain(lexeme);
  }
  for (const lexeme of ["'boot':1B", "'@boots':1B", "'linen':1C", "'@green+dresses':1C", "'#slowfashion':1B"]) {
    expect(await lexemesOf(post.id)).toContain(lexeme);
  }
  expect(await lexemesOf(details.id)).not.toContain("'=sale:true'");
});

it('follows a product into the posts that show it', async () => {
  const { details, post } = await shownProduct();
  const { db } = platform.database;
  await db.update(productDetails).set({ name: 'Velvet cape', price: 5_000 }).where(eq(productDetails.id, details.id));
  await platform.insert.priceChange({ productDetailsId: details.id, before: 9_000, after: 5_000 });
  await writeIndexOfProducts(db, [details.id]);
  for (const id of [details.id, post.id]) {
    expect(await lexemesOf(id)).toContain("'cape'");
    expect(await lexemesOf(id)).toContain("'=sale:true'");
    expect(await lexemesOf(id)).not.toContain("'linen'");
  }
});

it('is written and rolled back with its transaction, and deleted with its record', async () => {
  const { db } = platform.database;
  const { post } = await shownProduct();
  const before = await rows();
  await expect(
    db.transaction(async (transaction) => {
      await transaction.update(posts).set({ caption: 'Something else' }).where(eq(posts.id, post.id));
      await writeIndex(transaction, { post: [post.id] });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await rows()).toEqual(before);
  await db.delete(posts).where(eq(posts.id, post.id));
  expect(await lexemesOf(post.id)).toBe('');
  expect(await db.$count(searchPopularity, eq(searchPopularity.id, post.id))).toBe(0);
});

it('is the same after a rebuild, and complete at every moment of it', async () => {
  const { db } = platform.database;
  await shownProduct({ name: 'Wool coat', category: 'coats' });
  const before = await rows();
  const seen: number[] = [];
  await rebuildIndex(db, () => void db.$count(searchDocuments).then((count) => seen.push(count)));
  expect((await rows()).documents).toEqual(before.documents);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([before.documents.length]));
});

it('takes words of a merchant', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
  const file = join(folder, 'own.tsv');
  try {
    writeFileSync(file, 'kind\tmeaning\ten\tfr\ngood\tfascinator\tfascinator\tbibi\n');
    const { db } = platform.database;
    const { details } = await shownProduct({ name: 'Bibi à voilette', language: 'fr', category: null });
    expect(await lexemesOf(details.id)).not.toContain("'@fascinator'");
    await replaceMerchantLexicon(db, file);
    await rebuildIndex(db);
    expect(await lexemesOf(details.id)).toContain("'@green+fascinator':1A");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
