import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import * as schema from '../../db/schema.ts';
import { initialsOf } from '../demo.ts';
import { dominantColorOf } from '../../images/dominant-color.ts';
import { idOf } from '../ids.ts';
import { SQUARE, type MediaRow } from '../media.ts';
import { percentChange } from '../pricing.ts';
import { retailers as demoRetailers, slugOf } from '../retailers.ts';
import type { ProductPictures } from './pictures.ts';
import { titleOf, type FileProduct } from './product-file.ts';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Written {
  readonly outcome: 'new' | 'changed' | 'unchanged';
  readonly variants: number;
}

/** A product's own id: the same for the same vendor and handle in every import. */
export function productIdOf({ vendor, handle }: FileProduct): string {
  return idOf('imported product', slugOfVendor(vendor), handle);
}

/** Inserts a product with its variants, or brings those of an earlier import to what the file says now. */
export async function writeProduct(
  transaction: Transaction,
  product: FileProduct,
  pictures: ProductPictures,
): Promise<Written> {
  const retailerId = await ensureRetailer(transaction, product.vendor);
  for (const row of pictures.rows) await put(transaction, schema.mediaObjects, row.id, row);

  const id = productIdOf(product);
  const retailerProductId = idOf('imported retailer product', id);
  const outcomes = [
    await put(transaction, schema.retailerProducts, retailerProductId, {
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
    }),
  ];
  for (const [index, variant] of product.variants.entries()) {
    const variantId = idOf('imported variant', id, index);
    outcomes.push(
      await put(transaction, schema.retailerProductVariants, variantId, {
        id: variantId,
        retailerProductId,
        position: index + 1,
        title: titleOf(variant),
        optionValues: [...variant.optionValues],
        price: variant.price,
        salePrice: variant.salePrice,
        quantity: variant.quantity,
        mediaId: pictures.variantMediaIds[index] ?? null,
      }),
    );
  }
  const { retailerProductVariants } = schema;
  const removed = await transaction
    .delete(retailerProductVariants)
    .where(
      and(
        eq(retailerProductVariants.retailerProductId, retailerProductId),
        gt(retailerProductVariants.position, product.variants.length),
      ),
    )
    .returning({ id: retailerProductVariants.id });
  outcomes.push(
    await put(transaction, schema.productDetails, id, detailsOf(product, pictures, id, retailerId, retailerProductId)),
  );
  const isChanged = removed.length > 0 || outcomes.some((outcome) => outcome !== 'unchanged');
  const outcome = outcomes[0] === 'new' ? 'new' : isChanged ? 'changed' : 'unchanged';
  return { outcome, variants: product.variants.length };
}

function detailsOf(
  product: FileProduct,
  pictures: ProductPictures,
  id: string,
  retailerId: string,
  retailerProductId: string,
) {
  const cheapest = product.variants.reduce((best, variant) =>
    currentPrice(variant) < currentPrice(best) ? variant : best,
  );
  const { price: regular, salePrice } = cheapest;
  return {
    id,
    name: product.title,
    retailerId,
    brandId: null,
    price: currentPrice(cheapest),
    localPrice: null,
    currency: 'USD',
    percentChange: percentChange(salePrice === null ? { regular } : { regular, sale: salePrice }),
    mediaId: pictures.mediaId,
    retailerProductId,
  };
}

const currentPrice = ({ price, salePrice }: FileProduct['variants'][number]) => salePrice ?? price;

/** A vendor's part of addresses; one that is also a shop of the demo stays apart from it. */
function slugOfVendor(vendor: string): string {
  const slug = slugOf(vendor) || `shop-${idOf('vendor', vendor).slice(0, 8)}`;
  return demoRetailers.some((retailer) => retailer.slug === slug) ? `${slug}-imported` : slug;
}

async function ensureRetailer(transaction: Transaction, vendor: string): Promise<string> {
  const slug = slugOfVendor(vendor);
  const id = idOf('retailer', slug);
  const recipe = { kind: 'initials' as const, text: initialsOf(vendor), palette: 'stone' };
  const mark: MediaRow = {
    id: idOf('mark of retailer', slug),
    type: 'image',
    ...SQUARE,
    dominantColor: dominantColorOf(recipe),
    alt: `Mark of ${vendor}.`,
    recipe,
    durationMs: null,
  };
  await transaction.insert(schema.mediaObjects).values(mark).onConflictDoNothing();
  await transaction
    .insert(schema.retailers)
    .values({ id, slug, displayName: vendor, mediaId: mark.id, currency: 'USD', takesCarts: true })
    .onConflictDoNothing();
  return id;
}

type Outcome = Written['outcome'];

/** Writes a row only where it differs from the one that is there. */
async function put<Table extends PgTable & { id: Parameters<typeof eq>[0] }>(
  transaction: Transaction,
  table: Table,
  id: string,
  row: Table['$inferInsert'],
): Promise<Outcome> {
  const [before] = await transaction
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  if (!before) {
    await transaction.insert(table).values(row);
    return 'new';
  }
  if (isDeepStrictEqual(before, row)) return 'unchanged';
  await transaction.update(table).set(row).where(eq(table.id, id));
  return 'changed';
}
