import type { Currency } from '../catalogue/demo.ts';

/** A product as its file describes it: one or more variants, prices in minor units of its currency. */
export interface FileProduct {
  /** Identifies the product among those of its vendor. */
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly type: string;
  readonly tags: readonly string[];
  /** Sanitised HTML. */
  readonly description: string;
  readonly currency: Currency;
  readonly optionNames: readonly string[];
  readonly variants: readonly FileVariant[];
  /** Its pictures in their order, each URL once. */
  readonly images: readonly FileImage[];
}

export interface FileVariant {
  readonly optionValues: readonly string[];
  readonly price: number;
  readonly salePrice: number | null;
  /** Null if the shop does not count them, or sells without stock. */
  readonly quantity: number | null;
  /** URL of its picture. */
  readonly image: string | undefined;
}

export interface FileImage {
  readonly address: string;
  /** Alternative text, as in the file; empty if it has none. */
  readonly alt: string;
}

/** Position of a row in its file. */
export interface Place {
  /** The first is 1. Feeds without line ends have all items on one. */
  readonly line: number;
  /** Distinguishes it from others on its line, such as 'item 3, mug-1'. */
  readonly item: string;
}

/** A row that was left out. */
export interface Reject extends Place {
  readonly reason: string;
}

/** 'line 12', or 'line 1 (item 3, mug-1)'. */
export function nameOfPlace({ line, item }: Place): string {
  return item ? `line ${line} (${item})` : `line ${line}`;
}

/** One row of a table, or one item of a feed. */
export interface Row extends Place {
  /** Counts the rows of the file. */
  readonly number: number;
  /** The value of a column of the format, trimmed; empty if there is none. */
  readonly cell: (column: string) => string;
}

/** A kind of product file, and how its rows become a product. */
export interface ProductFormat {
  readonly name: string;
  /** Each column that is read, by its names in files (lower case). */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Columns without which a file is not of this kind; the first identifies a row. */
  readonly needed: readonly string[];
  /** Columns that may be repeated: their values are joined by line ends. */
  readonly repeated: readonly string[];
  /** Whether each price states its currency. */
  readonly namesCurrency: boolean;
  /** The common key of a product's rows; empty if a row belongs to no product. */
  keyOf(cells: Readonly<Record<string, string>>): string;
  /** @param rows all rows with one key. @returns undefined if the whole product is left out. */
  readProduct(rows: readonly Row[], context: ReadContext): FileProduct | undefined;
}

export interface ReadContext {
  /** Sale prices apply between dates. */
  readonly now: Date;
  /** The currency of a file that names none. */
  readonly currency: Currency | undefined;
  /** The format's columns that the file has. */
  readonly columns: ReadonlySet<string>;
  /** Called with each row that is left out. */
  reject(row: Row, reason: string): void;
}

/** A file without any products; the message says why. */
export class NotAProductFile extends Error {}

const LONGEST_NAME = 255;

/** A variant's title: 'Blue / M'. */
export function titleOf({ optionValues }: Pick<FileVariant, 'optionValues'>): string {
  return optionValues.join(' / ');
}

/** Why a product cannot be stored under its names. */
export function whyUnnameable(names: Readonly<Record<string, string>>): string | undefined {
  for (const [column, value] of Object.entries(names)) {
    if (!value) return `the product has no ${column}`;
    if (value.length > LONGEST_NAME) return `the ${column} is longer than ${LONGEST_NAME} characters`;
  }
  return undefined;
}

/** Reads a variant from each row; those that cannot be sold, or are duplicates, are left out. */
export function readVariants(
  rows: readonly Row[],
  read: (row: Row) => FileVariant | string,
  { reject }: ReadContext,
): FileVariant[] {
  const variants = new Map<string, { readonly row: Row; readonly variant: FileVariant }>();
  for (const row of rows) {
    const variant = read(row);
    if (typeof variant === 'string') {
      reject(row, variant);
      continue;
    }
    const title = titleOf(variant);
    const first = variants.get(title);
    if (first) reject(row, `the variant ${title} is there already, on ${nameOfPlace(first.row)}`);
    else variants.set(title, { row, variant });
  }
  return [...variants.values()].map(({ variant }) => variant);
}
