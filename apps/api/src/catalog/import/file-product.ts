import type { Currency } from '../retailers.ts';

/** A product as its file describes it: one or more variants, prices in minor units of its currency. */
export interface FileProduct {
  /** Names the product among those of its vendor. */
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
  /** Its pictures in their order, each address once. */
  readonly images: readonly FileImage[];
}

export interface FileVariant {
  readonly optionValues: readonly string[];
  readonly price: number;
  readonly salePrice: number | null;
  readonly quantity: number;
  /** Address of its picture. */
  readonly image: string | undefined;
}

export interface FileImage {
  readonly address: string;
  /** What it shows, in the words of the file; empty where it has none. */
  readonly alt: string;
}

/** A row that was left out. */
export interface Reject {
  /** Of the file, the first is 1. */
  readonly line: number;
  readonly reason: string;
}

/** One row of a table, or one item of a feed. */
export interface Row {
  readonly line: number;
  /** What stands in a column of the format, trimmed; empty where there is nothing. */
  readonly cell: (column: string) => string;
}

/** A kind of product file, and how its rows become a product. */
export interface ProductFormat {
  readonly name: string;
  /** Each column that is read, by its names in files (lower case). */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Columns without which a file is not of this kind. */
  readonly needed: readonly string[];
  /** What the rows of one product have in common; empty where a row belongs to none. */
  keyOf(cells: Readonly<Record<string, string>>): string;
  /** @param rows all that have one key. @returns nothing when the whole product is left out. */
  readProduct(rows: readonly Row[], context: ReadContext): FileProduct | undefined;
}

export interface ReadContext {
  readonly now: Date;
  /** Told of each row that is left out. */
  reject(row: Row, reason: string): void;
}

/** A file that holds no products at all; the message says why. */
export class NotAProductFile extends Error {}

/** What stands for 'as many as you like' where a shop does not count. */
export const UNCOUNTED = 99;

const LONGEST_NAME = 255;

/** A variant's title: 'Blue / M'. */
export function titleOf({ optionValues }: Pick<FileVariant, 'optionValues'>): string {
  return optionValues.join(' / ');
}

/** Why a product cannot be kept under its names. */
export function whyUnnameable(names: Readonly<Record<string, string>>): string | undefined {
  for (const [column, value] of Object.entries(names)) {
    if (!value) return `the product has no ${column}`;
    if (value.length > LONGEST_NAME) return `the ${column} is longer than ${LONGEST_NAME} characters`;
  }
  return undefined;
}

/** Reads a variant from each row; those that cannot be sold, or are there already, are left out. */
export function readVariants(
  rows: readonly Row[],
  read: (row: Row) => FileVariant | string,
  { reject }: ReadContext,
): FileVariant[] {
  const variants = new Map<string, FileVariant>();
  for (const row of rows) {
    const variant = read(row);
    if (typeof variant === 'string') reject(row, variant);
    else if (variants.has(titleOf(variant))) reject(row, `the variant ${titleOf(variant)} is there twice`);
    else variants.set(titleOf(variant), variant);
  }
  return [...variants.values()];
}
