import { stat } from 'node:fs/promises';
import type { Currency } from '../catalogue/demo.ts';
import type { OnProgress } from '../catalogue/progress.ts';
import { stageFeed } from './feedRows.ts';
import { NotAProductFile, type FileProduct, type Reject } from './fileProduct.ts';
import { textOf } from './fileText.ts';
import { merchant } from './merchant.ts';
import { knownCurrencies } from './money.ts';
import { shopify } from './shopify.ts';
import { StagedRows } from './stagedRows.ts';
import { stageTable } from './tableRows.ts';

/** A product file that has been read whole. It yields one product at a time, so memory does not grow with the file. */
export interface ProductFile {
  /** The maximum number of products: some may be left out. */
  readonly count: number;
  products(): Iterable<FileProduct>;
  /** Rows that were left out so far; all of them once every product has been read. */
  readonly rejected: number;
  /** In the order of the file. */
  rejects(): Iterable<Reject>;
  close(): void;
}

export interface ReadOptions {
  /** Sale prices apply between dates. */
  readonly now: Date;
  /** Called for the currency of a file that names none. */
  readonly askCurrency?: () => Promise<Currency | undefined>;
  readonly onProgress?: OnProgress;
}

/**
 * Reads a product file whole: Shopify's CSV, or a Google Merchant feed as XML or as a table.
 *
 * @throws NotAProductFile if it is none, or its currency is unknown.
 */
export async function readProductFile(
  path: string,
  { now, askCurrency = async () => undefined, onProgress = () => {} }: ReadOptions,
): Promise<ProductFile> {
  const { size } = await stat(path);
  const staged = new StagedRows();
  try {
    const text = textOf(path, (read) => onProgress(read, size));
    const { value: beginning = '' } = await text.next();
    const whole = joined(beginning, text);
    const { format, columns } = beginning.trimStart().startsWith('<')
      ? await stageFeed(whole, merchant, staged)
      : await stageTable(whole, beginning.trimStart().split('\n', 1)[0] ?? '', [shopify, merchant], staged);
    const currency = format.namesCurrency ? undefined : await askCurrency();
    if (!format.namesCurrency && currency === undefined) {
      const choice = knownCurrencies.join(', ');
      throw new NotAProductFile(`${format.name} names no currency: say --currency and one of ${choice}`);
    }
    const context = { now, currency, columns, reject: staged.reject.bind(staged) };
    return {
      count: staged.products,
      *products() {
        for (const rows of staged.groups()) {
          const product = format.readProduct(rows, context);
          if (product) yield product;
        }
      },
      get rejected() {
        return staged.rejected;
      },
      rejects: () => staged.rejects(),
      close: () => staged.close(),
    };
  } catch (error) {
    staged.close();
    throw error;
  }
}

async function* joined(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}
