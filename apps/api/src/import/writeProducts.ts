import {
  type About,
  dominantColorOf,
  idOf,
  initialsOf,
  retailers as demoRetailers,
  slugOfVendor,
  SQUARE,
  toCents,
} from '../catalogue/demo.ts';
import type { MediaRow } from '../catalogue/tables.ts';
import * as schema from '../catalogue/tables.ts';
import { insertRows, type Transaction } from '../db/write.ts';
import { updatePriceBands } from '../modules/posts/priceBands.ts';
import { writeIndexOfProducts } from '../modules/search/writeIndex.ts';
import { titleOf, type FileProduct } from './fileProduct.ts';
import type { ProductPictures } from './pictures.ts';
import { writePriceChanges } from './priceChanges.ts';
import { putRows, rowsWithIds, type Outcome } from './putRows.ts';
import { writeVariants } from './writeVariants.ts';

/** A product of a file with its pictures. */
export interface PicturedProduct {
  readonly product: FileProduct;
  readonly pictures: ProductPictures;
  readonly about: About;
}

/** A product's own id: the same for the same vendor and handle in every import. */
export function productIdOf(product: FileProduct): string {
  return idOf('imported product', slugOfRetailer(product), product.handle);
}

/**
 * Inserts products with their variants, or updates those of an earlier import.
 *
 * @returns the outcome of each, in their order.
 */
export async function writeProducts(
  transaction: Transaction,
  products: readonly PicturedProduct[],
  now: Date,
): Promise<Outcome[]> {
  await ensureRetailers(transaction, products);
  const mediaRows = products.flatMap(({ pictures }) => pictures.rows);
  await putRows(transaction, schema.mediaObjects, mediaRows);
  const rows = products.map(rowsOf);
  const retailerProducts = await putRows(
    transaction,
    schema.retailerProducts,
    rows.map((row) => row.retailerProduct),
  );
  const withOtherVariants = await writeVariants(
    transaction,
    rows.flatMap((row) => row.variants),
    now,
  );
  const ids = rows.map((row) => row.details.id);
  const known = new Map((await rowsWithIds(transaction, schema.productDetails, ids)).map((row) => [row.id, row]));
  const details = await putRows(
    transaction,
    schema.productDetails,
    // The language given to an earlier import stays until another one is given.
    rows.map(({ details }) => ({ ...details, language: details.language ?? known.get(details.id)?.language ?? null })),
  );
  const offers = rows.map(({ details: { id }, lowest }) => {
    const before = known.get(id);
    return { productDetailsId: id, ...lowest, previous: before && (before.localPrice ?? before.price) };
  });
  await writePriceChanges(transaction, offers, now);
  await updatePriceBands(
    transaction,
    ids.filter((id) => details.get(id) === 'changed'),
  );
  const outcomes = rows.map((row): Outcome => {
    const outcome = retailerProducts.get(row.retailerProduct.id);
    if (outcome === 'new') return 'new';
    const isSame = outcome === 'unchanged' && details.get(row.details.id) === 'unchanged';
    return isSame && !withOtherVariants.has(row.retailerProduct.id) ? 'unchanged' : 'changed';
  });
  await writeIndexOfProducts(
    transaction,
    ids.filter((_, index) => outcomes[index] !== 'unchanged'),
  );
  return outcomes;
}

function rowsOf({ product, pictures, about }: PicturedProduct) {
  const id = productIdOf(product);
  const retailerId = idOf('retailer', slugOfRetailer(product));
  const retailerProductId = idOf('imported retailer product', id);
  const lowest = lowestOf(product);
  return {
    retailerProduct: {
      id: retailerProductId,
      retailerId,
      handle: product.handle,
      title: product.title,
      description: product.description,
      mediaId: pictures.mediaId,
      additionalMediaIds: [...pictures.additionalMediaIds],
      options: product.optionNames.map((name, index) => ({
        name,
        values: [...new Set(product.variants.map(({ optionValues }) => optionValues[index] ?? ''))],
        position: index + 1,
      })),
      policies: [],
      sizeChartMediaId: null,
    },
    variants: product.variants.map((variant, index) => ({
      retailerProductId,
      position: index + 1,
      title: titleOf(variant),
      optionValues: [...variant.optionValues],
      price: variant.price,
      salePrice: variant.salePrice,
      quantity: variant.quantity,
      mediaId: pictures.variantMediaIds[index] ?? null,
    })),
    details: {
      id,
      name: product.title,
      retailerId,
      retailerProductId,
      mediaId: pictures.mediaId,
      brandId: null,
      price: product.currency === 'USD' ? lowest.current : toCents(lowest.current, product.currency),
      localPrice: product.currency === 'USD' ? null : lowest.current,
      currency: product.currency,
      ...about,
    },
    lowest,
  };
}

/** The lowest price of the product, and the price of that variant without its sale. */
function lowestOf({ variants }: FileProduct): { readonly current: number; readonly regular: number } {
  const { price, salePrice } = variants.reduce((best, variant) =>
    (variant.salePrice ?? variant.price) < (best.salePrice ?? best.price) ? variant : best,
  );
  return { current: salePrice ?? price, regular: price };
}

/** A vendor's part of addresses. A vendor that is also a shop of the demo is kept apart from it, and so is each currency. */
function slugOfRetailer({ vendor, currency }: FileProduct): string {
  const name = slugOfVendor(vendor);
  const slug = currency === 'USD' ? name : `${name}-${currency.toLowerCase()}`;
  return demoRetailers.some((retailer) => retailer.slug === slug) ? `${slug}-imported` : slug;
}

async function ensureRetailers(transaction: Transaction, products: readonly PicturedProduct[]): Promise<void> {
  const bySlug = new Map(products.map(({ product }) => [slugOfRetailer(product), product]));
  const marks = new Map([...bySlug].map(([slug, { vendor }]) => [slug, markOf(slug, vendor)]));
  await insertRows(transaction, schema.mediaObjects, [...marks.values()], { onConflict: 'nothing' });
  const rows = [...bySlug].map(([slug, { vendor, currency }]) => ({
    id: idOf('retailer', slug),
    slug,
    displayName: vendor,
    mediaId: marks.get(slug)?.id ?? '',
    currency,
    takesCarts: true,
  }));
  await insertRows(transaction, schema.retailers, rows, { onConflict: 'nothing' });
}

function markOf(slug: string, vendor: string): MediaRow {
  const recipe = { kind: 'initials' as const, text: initialsOf(vendor), palette: 'stone' };
  return {
    id: idOf('mark of retailer', slug),
    type: 'image',
    ...SQUARE,
    dominantColor: dominantColorOf(recipe),
    alt: `Mark of ${vendor}.`,
    recipe,
    durationMs: null,
  };
}
