import { parse } from 'csv-parse/sync';
import sanitizeHtml from 'sanitize-html';

/** A product as its file describes it: one or more variants, prices in US cents. */
export interface FileProduct {
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly type: string;
  readonly tags: readonly string[];
  /** Sanitised HTML. */
  readonly description: string;
  readonly optionNames: readonly string[];
  readonly variants: readonly FileVariant[];
  /** Addresses of its pictures in their order, each once. */
  readonly images: readonly string[];
}

export interface FileVariant {
  readonly optionValues: readonly string[];
  readonly price: number;
  readonly salePrice: number | null;
  readonly quantity: number;
  readonly image: string | undefined;
}

/** A row that was left out. */
export interface Reject {
  readonly line: number;
  readonly reason: string;
}

export interface ProductFile {
  readonly products: readonly FileProduct[];
  readonly rejects: readonly Reject[];
}

/** A file that holds no products at all; the message says why. */
export class NotAProductFile extends Error {}

interface Row {
  readonly line: number;
  readonly cell: (column: string) => string;
}

const needed = ['Handle', 'Title', 'Vendor', 'Variant Price'];
/** What stands for 'as many as you like' where a shop does not count. */
const UNCOUNTED = 99;

/**
 * Reads a product file in Shopify's CSV format: columns by name, products by handle, a row per variant or picture.
 *
 * @throws NotAProductFile
 */
export function readProductFile(bytes: Uint8Array): ProductFile {
  const rejects: Reject[] = [];
  const rows = readRows(decode(bytes), rejects);
  const byHandle = Map.groupBy(rows, ({ cell }) => cell('Handle'));
  const products = [...byHandle.values()].flatMap((group) => readProduct(group, rejects) ?? []);
  return { products, rejects: rejects.sort((a, b) => a.line - b.line) };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NotAProductFile('it is not text in UTF-8');
  }
}

interface ParsedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function readRows(text: string, rejects: Reject[]): Row[] {
  let records: ParsedRecord[];
  try {
    records = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ParsedRecord[];
  } catch (error) {
    throw new NotAProductFile(error instanceof Error ? error.message : String(error));
  }
  const columns = records[0]?.record.map((name) => name.trim()) ?? [];
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new NotAProductFile(`it has no column ${missing.map((name) => `'${name}'`).join(', ')}`);

  const rows: Row[] = [];
  for (const [index, { record, info }] of records.entries()) {
    if (index === 0) continue;
    const line = firstLine(info.lines, record);
    const cell = (column: string) => record[columns.indexOf(column)]?.trim() ?? '';
    if (record.length > columns.length)
      rejects.push({ line, reason: `${record.length} columns instead of ${columns.length}` });
    else if (!cell('Handle')) rejects.push({ line, reason: 'it has no Handle' });
    else rows.push({ line, cell });
  }
  return rows;
}

/** The line a record starts on: that of its end, less the line breaks inside its cells. */
function firstLine(end: number, record: readonly string[]): number {
  return end - record.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);
}

function readProduct(rows: readonly Row[], rejects: Reject[]): FileProduct | undefined {
  const head = rows.find(({ cell }) => cell('Title'));
  if (!head) return reject(rows, 'no row of this Handle has a Title', rejects);
  if (!head.cell('Vendor')) return reject(rows, 'the product has no Vendor', rejects);
  if (head.cell('Published').toLowerCase() === 'false') return reject(rows, 'the product is not published', rejects);

  const optionNames = ['Option1 Name', 'Option2 Name', 'Option3 Name'].map(head.cell).filter(Boolean);
  const variants: FileVariant[] = [];
  for (const row of rows) {
    if (isImageOnly(row)) continue;
    const variant = readVariant(row, optionNames);
    if (typeof variant === 'string') rejects.push({ line: row.line, reason: variant });
    else if (variants.some((other) => titleOf(other) === titleOf(variant))) {
      rejects.push({ line: row.line, reason: `the variant ${titleOf(variant)} is there twice` });
    } else variants.push(variant);
  }
  if (variants.length === 0) return reject([head], 'the product has no variant that can be sold', rejects);
  const tags = head
    .cell('Tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return {
    handle: head.cell('Handle'),
    title: head.cell('Title'),
    vendor: head.cell('Vendor'),
    type: head.cell('Type'),
    tags,
    description: clean(head.cell('Body (HTML)')),
    optionNames: optionNames.length > 0 ? optionNames : ['Title'],
    variants,
    images: imagesOf(rows),
  };
}

/** A variant's title: 'Blue / M'. */
export function titleOf({ optionValues }: FileVariant): string {
  return optionValues.join(' / ');
}

function reject(rows: readonly Row[], reason: string, rejects: Reject[]): undefined {
  rejects.push(...rows.map(({ line }) => ({ line, reason })));
}

const isImageOnly = ({ cell }: Row) => !cell('Variant Price') && !cell('Option1 Value') && cell('Image Src') !== '';

function readVariant({ cell }: Row, optionNames: readonly string[]): FileVariant | string {
  const price = readMoney(cell('Variant Price'));
  if (price === undefined) return `'${cell('Variant Price')}' is no price`;
  const compareAt = cell('Variant Compare At Price');
  const before = compareAt ? readMoney(compareAt) : 0;
  if (before === undefined) return `'${compareAt}' is no price to compare with`;
  const values = optionNames.map((_, index) => cell(`Option${index + 1} Value`));
  const isSale = before > price;
  return {
    optionValues: values.length > 0 ? values : ['Default Title'],
    price: isSale ? before : price,
    salePrice: isSale ? price : null,
    quantity: readQuantity(cell('Variant Inventory Qty'), cell('Variant Inventory Policy')),
    image: cell('Variant Image') || undefined,
  };
}

/** '42.99' in cents. */
function readMoney(text: string): number | undefined {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}

function readQuantity(text: string, policy: string): number {
  const quantity = text === '' ? UNCOUNTED : Math.max(0, Math.trunc(Number(text)) || 0);
  return quantity === 0 && policy === 'continue' ? UNCOUNTED : quantity;
}

function imagesOf(rows: readonly Row[]): string[] {
  const placed = rows.flatMap(({ cell }) => {
    const source = cell('Image Src');
    return source ? [{ source, position: Number(cell('Image Position')) || 0 }] : [];
  });
  return [...new Set(placed.sort((a, b) => a.position - b.position).map(({ source }) => source))];
}

const formatting = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'h2',
  'h3',
  'h4',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
];

function clean(html: string): string {
  return sanitizeHtml(html, { allowedTags: formatting, allowedAttributes: {} }).trim();
}
