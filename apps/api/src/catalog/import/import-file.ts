import type { Db } from '../../db/database.ts';
import { addressesOf, fetchPictures, picturesOf } from './pictures.ts';
import { postProducts, type ShownProduct } from './posts.ts';
import { readProductFile, type Reject } from './product-file.ts';
import { productIdOf, writeProduct } from './write-products.ts';

/** What an import of one file did. */
export interface ImportReport {
  readonly products: Readonly<Record<'new' | 'changed' | 'unchanged', number>>;
  readonly variants: number;
  readonly posts: number;
  readonly rejects: readonly Reject[];
  readonly pictures: { readonly fetched: number; readonly composed: number; readonly reason: string | undefined };
}

export interface ImportOptions {
  /** Where fetched pictures are kept. */
  readonly dataDir: string;
  readonly now: Date;
}

/**
 * Imports one product file: all of its good rows, or nothing.
 *
 * @throws NotAProductFile when it is none.
 */
export async function importFile(db: Db, bytes: Uint8Array, { dataDir, now }: ImportOptions): Promise<ImportReport> {
  const { products, rejects } = readProductFile(bytes);
  const addresses = addressesOf(products);
  const { rows, failures, fetched } = await fetchPictures(db, dataDir, addresses);
  const counts = { new: 0, changed: 0, unchanged: 0 };
  let variants = 0;
  let composed = 0;
  const posts = await db.transaction(async (transaction) => {
    const shown: ShownProduct[] = [];
    for (const product of products) {
      const pictures = picturesOf(product, rows);
      const written = await writeProduct(transaction, product, pictures);
      counts[written.outcome]++;
      variants += written.variants;
      if (pictures.rows.some(({ recipe }) => recipe.kind !== 'original')) composed++;
      shown.push({
        id: productIdOf(product),
        name: product.title,
        vendor: product.vendor,
        isOnSale: product.variants.some(({ salePrice }) => salePrice !== null),
        piece: pictures.piece,
      });
    }
    return postProducts(transaction, shown, now);
  });
  const [reason] = failures.values();
  return { products: counts, variants, posts, rejects, pictures: { fetched, composed, reason } };
}
