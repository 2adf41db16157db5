import { cleanDescription } from './description.ts';
import {
  readVariants,
  whyUnnameable,
  type FileImage,
  type FileProduct,
  type FileVariant,
  type ProductFormat,
  type ReadContext,
  type Row,
} from './fileProduct.ts';
import type { Currency } from '../catalogue/demo.ts';
import { readMoney, readPrice } from './money.ts';

/** Shopify's product CSV, with the column names of its older and its newer template: a row per variant or picture. */
export const shopify: ProductFormat = {
  name: 'a Shopify product file',
  columns: {
    Handle: ['handle', 'url handle'],
    Title: ['title'],
    'Body (HTML)': ['body (html)', 'body html', 'description'],
    Vendor: ['vendor'],
    Type: ['type', 'custom product type'],
    Tags: ['tags'],
    Published: ['published', 'published on online store'],
    Status: ['status'],
    'Option1 Name': ['option1 name'],
    'Option2 Name': ['option2 name'],
    'Option3 Name': ['option3 name'],
    'Option1 Value': ['option1 value'],
    'Option2 Value': ['option2 value'],
    'Option3 Value': ['option3 value'],
    'Variant Price': ['variant price', 'price'],
    'Variant Compare At Price': ['variant compare at price', 'compare-at price'],
    'Variant Inventory Tracker': ['variant inventory tracker', 'inventory tracker'],
    'Variant Inventory Qty': ['variant inventory qty', 'inventory quantity'],
    'Variant Inventory Policy': ['variant inventory policy', 'continue selling when out of stock'],
    'Variant Image': ['variant image', 'variant image url'],
    'Image Src': ['image src', 'product image url'],
    'Image Position': ['image position'],
    'Image Alt Text': ['image alt text'],
  },
  needed: ['Handle', 'Title', 'Vendor', 'Variant Price'],
  repeated: [],
  namesCurrency: false,
  keyOf: (cells) => cells['Handle'] ?? '',
  readProduct,
};

function readProduct(rows: readonly Row[], context: ReadContext): FileProduct | undefined {
  const rejectAll = (reason: string) => {
    for (const row of rows) context.reject(row, reason);
    return undefined;
  };
  const head = rows.find(({ cell }) => cell('Title'));
  if (!head) return rejectAll('no row of this Handle has a Title');
  const { cell } = head;
  const names = { Handle: cell('Handle'), Title: cell('Title'), Vendor: cell('Vendor') };
  const problem = whyUnnameable(names) ?? whyHidden(head);
  if (problem) return rejectAll(problem);
  const { currency } = context;
  if (currency === undefined) throw new Error('A Shopify file was read without a currency');

  const options = [1, 2, 3].filter((number) => cell(`Option${number} Name`));
  const sold = rows.filter((row) => !isImageOnly(row));
  const variants = readVariants(sold, (row) => readVariant(row, options, currency, context), context);
  if (variants.length === 0) {
    context.reject(head, 'the product has no variant that can be sold');
    return undefined;
  }
  return {
    handle: names.Handle,
    title: names.Title,
    vendor: names.Vendor,
    type: cell('Type'),
    tags: cell('Tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    description: cleanDescription(cell('Body (HTML)')),
    currency,
    optionNames: options.length > 0 ? options.map((number) => cell(`Option${number} Name`)) : ['Title'],
    variants,
    images: imagesOf(rows),
  };
}

/** 'True' in the languages whose spreadsheets translate it. */
const truths = ['', 'true', 'wahr', 'vrai', 'verdadero', 'verdadeiro', 'vero', 'waar', 'prawda', 'истина', '참'];
const shownStatus = ['', 'active'];

/** Only products that are marked as published are imported: Shopify adds a way to hide products every other year. */
function whyHidden({ cell }: Row): string | undefined {
  const [published, status] = [cell('Published'), cell('Status')];
  if (!truths.includes(published.toLowerCase())) return `the product is not published ('${published}')`;
  return shownStatus.includes(status.toLowerCase()) ? undefined : `the product is not published ('${status}')`;
}

const isImageOnly = ({ cell }: Row) => !cell('Variant Price') && !cell('Option1 Value') && cell('Image Src') !== '';

function readVariant(
  row: Row,
  options: readonly number[],
  currency: Currency,
  { columns }: ReadContext,
): FileVariant | string {
  const { cell } = row;
  const price = readPrice(cell('Variant Price'), currency);
  if (price === undefined) return `'${cell('Variant Price')}' is no price`;
  const compareAt = cell('Variant Compare At Price');
  const before = compareAt ? readMoney(compareAt, currency) : 0;
  if (before === undefined) return `'${compareAt}' is no price to compare with`;
  const isSale = before > price;
  return {
    optionValues: options.length > 0 ? options.map((number) => cell(`Option${number} Value`)) : ['Default Title'],
    price: isSale ? before : price,
    salePrice: isSale ? price : null,
    quantity: isCounted(row, columns) ? readQuantity(cell('Variant Inventory Qty')) : null,
    image: cell('Variant Image') || undefined,
  };
}

/** Shopify writes a quantity of 0 for products that are not counted; the sign of that is a missing tracker. */
function isCounted({ cell }: Row, columns: ReadonlySet<string>): boolean {
  const hasTracker = !columns.has('Variant Inventory Tracker') || cell('Variant Inventory Tracker') !== '';
  const sellsOn = ['continue', ...truths].includes(cell('Variant Inventory Policy').toLowerCase() || 'deny');
  return hasTracker && !sellsOn && cell('Variant Inventory Qty') !== '';
}

const MOST = 1_000_000;

/** Shopify's quantity may be below 0: more were sold than there were. */
const readQuantity = (text: string) => Math.min(MOST, Math.max(0, Math.trunc(Number(text)) || 0));

function imagesOf(rows: readonly Row[]): FileImage[] {
  const placed = rows.flatMap(({ cell }) => {
    const address = cell('Image Src');
    return address ? [{ address, alt: cell('Image Alt Text'), position: Number(cell('Image Position')) || 0 }] : [];
  });
  const images = new Map<string, FileImage>();
  for (const { address, alt } of placed.sort((a, b) => a.position - b.position)) {
    if (!images.has(address)) images.set(address, { address, alt });
  }
  return [...images.values()];
}
