import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DEMO_VERSION, makeDemoCatalogue } from './demo.ts';
import type { Db } from '../db/database.ts';
import { milestones } from '../db/schema.ts';
import { analyze, insertRows, type Writer } from '../db/write.ts';
import { countAllHashtags } from '../modules/hashtags/count.ts';
import { buildIndex } from '../modules/search/rebuild.ts';
import { divideWholeSitemap } from '../modules/sitemap/divide.ts';
import * as schema from './tables.ts';

const MILESTONE = 'demo-catalogue';
const PROGRESS_MS = 1_000;
/** An arbitrary number, which no other program on the same server may use for an advisory lock. */
export const CATALOGUE_LOCK = 7_302_151;

export interface CatalogueOptions {
  /** Called with a line about the progress every second or so. */
  readonly log: (line: string) => void;
}

/**
 * Creates the demo catalogue unless the database has it: 200 creators, 5,000 posts, 8,000 products, 30 retailers, 12 brands. All in one
 * transaction that ends with its milestone, so a process that dies halfway leaves nothing.
 */
export async function ensureDemoCatalogue(db: Db, { log }: CatalogueOptions): Promise<void> {
  if (await hasMilestone(db, MILESTONE)) return;
  await db.transaction(async (transaction) => {
    // If several processes start on one server, one creates it. Waiting for it may take longer than any usual time-out.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
    if (await hasMilestone(transaction, MILESTONE)) return;
    await writeDemo(transaction, log);
    await buildIndex((work) => work(transaction as unknown as Db));
    await transaction.insert(milestones).values({ name: MILESTONE, version: DEMO_VERSION, at: new Date() });
    await analyze(transaction);
    await countAllHashtags(transaction);
    await divideWholeSitemap(transaction);
    log('Demo catalogue: ready');
  });
}

/** Whether a one-time step has been done. */
export async function hasMilestone(db: Pick<Db, 'select'>, name: string): Promise<boolean> {
  const [made] = await db.select().from(milestones).where(eq(milestones.name, name));
  return made !== undefined;
}

async function writeDemo(writer: Writer, log: CatalogueOptions['log']): Promise<void> {
  log('Demo catalogue: composing');
  const catalogue = makeDemoCatalogue();
  // In an order in which every referenced row comes first.
  const steps: [label: string, table: PgTable, rows: readonly object[]][] = [
    ['pictures', schema.mediaObjects, catalogue.mediaObjects],
    ['creators', schema.profiles, catalogue.profiles],
    ['retailers', schema.retailers, catalogue.retailers],
    ['brands', schema.brands, catalogue.brands],
    ['products with variants', schema.retailerProducts, catalogue.retailerProducts],
    ['variants', schema.retailerProductVariants, catalogue.retailerProductVariants],
    ['products', schema.productDetails, catalogue.productDetails],
    ['price changes', schema.priceChanges, catalogue.priceChanges],
    ['posts', schema.posts, catalogue.posts],
    ['hashtags', schema.postHashtags, catalogue.postHashtags],
    ['products in posts', schema.products, catalogue.products],
  ];
  let told = Date.now();
  for (const [label, table, rows] of steps) {
    await insertRows(writer, table, rows, {
      onRows: (written) => {
        if (Date.now() - told < PROGRESS_MS) return;
        told = Date.now();
        log(`Demo catalogue: ${label} ${written.toLocaleString('en')} of ${rows.length.toLocaleString('en')}`);
      },
    });
  }
}
