import type { Db } from '../db/database.ts';
import { tidyOriginals } from '../images/originals.ts';
import type { OnProgress } from '../catalogue/progress.ts';
import { aboutProduct } from './aboutProduct.ts';
import type { FileProduct } from './fileProduct.ts';
import { analyze } from '../db/write.ts';
import { countAllHashtags } from '../modules/hashtags/count.ts';
import { divideWholeSitemap } from '../modules/sitemap/divide.ts';
import { rankFeeds } from '../modules/ranks/rank.ts';
import { FetchedPictures, picturesOf } from './pictures.ts';
import { PostWriter, type ShownProduct } from './posts.ts';
import type { ProductFile } from './productFile.ts';
import { productIdOf, writeProducts, type PicturedProduct } from './writeProducts.ts';

/** The results of importing one file. */
export interface ImportReport {
  readonly products: Readonly<Record<'new' | 'changed' | 'unchanged', number>>;
  readonly variants: number;
  readonly posts: number;
  readonly pictures: { readonly fetched: number; readonly composed: number; readonly reason: string | undefined };
}

export interface ImportOptions {
  /** The folder of fetched pictures. */
  readonly dataDir: string;
  readonly now: Date;
  /** The language of the products' texts (BCP 47), if given. */
  readonly language?: string | undefined;
  readonly onProgress?: OnProgress;
}

/** Limits of one transaction: at most a second's work, and what fits into the database's memory while it is written. */
const MOST_PRODUCTS = 250;
const MOST_VARIANTS = 2_000;
const MOST_CHARACTERS = 1_000_000;

/**
 * Imports the products of a file, batch by batch. Written batches stay, whatever happens to the rest, and a repeated import skips them
 * without changes.
 */
export async function importProducts(
  db: Db,
  file: ProductFile,
  { dataDir, now, language, onProgress = () => {} }: ImportOptions,
): Promise<ImportReport> {
  await tidyOriginals(dataDir);
  const fetcher = new FetchedPictures(dataDir);
  const posts = new PostWriter(db, now);
  const counts = { new: 0, changed: 0, unchanged: 0 };
  let variants = 0;
  let composed = 0;
  let done = 0;
  for (const batch of batchesOf(file.products())) {
    const fetched = await fetcher.rowsFor(db, batch);
    const products = batch.map((product) => ({
      product,
      pictures: picturesOf(product, fetched),
      about: aboutProduct(product, language ?? null),
    }));
    const outcomes = await db.transaction((transaction) => writeProducts(transaction, products, now));
    for (const outcome of outcomes) counts[outcome] += 1;
    for (const { product, pictures } of products) {
      variants += product.variants.length;
      if (pictures.rows.some(({ recipe }) => recipe.kind !== 'original')) composed += 1;
    }
    await posts.add(products.map(shown));
    done += batch.length;
    onProgress(done, file.count);
  }
  await posts.finish();
  await analyze(db);
  await countAllHashtags(db);
  // Without it the first of these posts would be in no ranked feed until the next full hour.
  await rankFeeds(db, new Date());
  await divideWholeSitemap(db);
  return {
    products: counts,
    variants,
    posts: posts.written,
    pictures: { fetched: fetcher.fetched, composed, reason: fetcher.failure },
  };
}

function shown({ product, pictures, about }: PicturedProduct): ShownProduct {
  return {
    id: productIdOf(product),
    name: product.title,
    vendor: product.vendor,
    isOnSale: product.variants.some(({ salePrice }) => salePrice !== null),
    piece: pictures.piece,
    about,
  };
}

function* batchesOf(products: Iterable<FileProduct>): Generator<readonly FileProduct[]> {
  let batch: FileProduct[] = [];
  let variants = 0;
  let characters = 0;
  for (const product of products) {
    batch.push(product);
    variants += product.variants.length;
    characters += JSON.stringify(product).length;
    if (batch.length < MOST_PRODUCTS && variants < MOST_VARIANTS && characters < MOST_CHARACTERS) continue;
    yield batch;
    batch = [];
    variants = 0;
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
