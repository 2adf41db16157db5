import { cleanDescription } from './description.ts';
import {
  readVariants,
  UNCOUNTED,
  whyUnnameable,
  type FileImage,
  type FileProduct,
  type FileVariant,
  type ProductFormat,
  type ReadContext,
  type Row,
} from './file-product.ts';
import { readMoney } from './money.ts';

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
    'Variant Inventory Qty': ['variant inventory qty', 'inventory quantity'],
    'Variant Inventory Policy': ['variant inventory policy', 'continue selling when out of stock'],
    'Variant Image': ['variant image', 'variant image url'],
    'Image Src': ['image src', 'product image url'],
    'Image Position': ['image position'],
    'Image Alt Text': ['image alt text'],
  },
  needed: ['Handle', 'Title', 'Vendor', 'Variant Price'],
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
  const problem = whyUnnameable(names);
  if (problem) return rejectAll(problem);
  if (isHidden(head)) return rejectAll('the product is not published');

  const optionNames = ['Option1 Name', 'Option2 Name', 'Option3 Name'].map(cell).filter(Boolean);
  const sold = rows.filter((row) => !isImageOnly(row));
  const variants = readVariants(sold, (row) => readVariant(row, optionNames), context);
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
    currency: 'USD',
    optionNames: optionNames.length > 0 ? optionNames : ['Title'],
    variants,
    images: imagesOf(rows),
  };
}

const isHidden = ({ cell }: Row) =>
  cell('Published').toLowerCase() === 'false' || ['draft', 'archived'].includes(cell('Status').toLowerCase());

const isImageOnly = ({ cell }: Row) => !cell('Variant Price') && !cell('Option1 Value') && cell('Image Src') !== '';

function readVariant({ cell }: Row, optionNames: readonly string[]): FileVariant | string {
  const price = readMoney(cell('Variant Price'), 'USD');
  if (price === undefined) return `'${cell('Variant Price')}' is no price`;
  const compareAt = cell('Variant Compare At Price');
  const before = compareAt ? readMoney(compareAt, 'USD') : 0;
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

const MOST = 1_000_000;

function readQuantity(text: string, policy: string): number {
  const quantity = text === '' ? UNCOUNTED : Math.min(MOST, Math.max(0, Math.trunc(Number(text)) || 0));
  return quantity === 0 && ['continue', 'true'].includes(policy.toLowerCase()) ? UNCOUNTED : quantity;
}

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
