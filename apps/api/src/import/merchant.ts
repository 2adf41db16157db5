import { cleanDescription } from './description.ts';
import {
  readVariants,
  whyUnnameable,
  type FileProduct,
  type FileVariant,
  type ProductFormat,
  type ReadContext,
  type Row,
} from './fileProduct.ts';
import { isKnownCurrency, readPrice } from './money.ts';
import { type Currency, slugOfVendor } from '../catalogue/demo.ts';

/** Attributes that distinguish the items of a group, and their names as options of the shop. */
const options: Readonly<Record<string, string>> = {
  color: 'Color',
  size: 'Size',
  material: 'Material',
  pattern: 'Pattern',
};

const attributes = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'product_type',
  'google_product_category',
  'item_group_id',
  ...Object.keys(options),
];

/** Google's Merchant feed, as XML (RSS or Atom) or as a table: an item per variant; items of one group are one product. */
export const merchant: ProductFormat = {
  name: 'a Google Merchant feed',
  // Tables also write attribute names with spaces.
  columns: Object.fromEntries(attributes.map((name) => [name, [name, name.replaceAll('_', ' ')]])),
  needed: ['id', 'title', 'link', 'price', 'availability'],
  repeated: ['additional_image_link', 'product_type'],
  namesCurrency: true,
  // A shop is the same however its name is spelt, as in the catalogue.
  keyOf: (cells) => {
    const handle = cells['item_group_id'] || cells['id'];
    return handle ? JSON.stringify([handle, slugOfVendor(vendorOf((column) => cells[column] ?? ''))]) : '';
  },
  readProduct,
};

/** The shop is the product's brand, as in Shopify's own feeds; without one it is the host of its pages. */
function vendorOf(cell: Row['cell']): string {
  const brand = cell('brand');
  return brand || URL.parse(cell('link'))?.hostname.replace(/^www\./, '') || '';
}

function readProduct(rows: readonly Row[], context: ReadContext): FileProduct | undefined {
  const [head] = rows;
  if (!head) return undefined;
  const { cell } = head;
  const group = cell('item_group_id');
  const names = { id: group || cell('id'), title: cell('title'), brand: vendorOf(cell) };
  const problem = whyUnnameable(names);
  if (problem) {
    for (const row of rows) context.reject(row, problem);
    return undefined;
  }
  const currency = rows.map(currencyOf).find((found) => found !== undefined);
  if (currency === undefined) {
    for (const row of rows) context.reject(row, `'${row.cell('price')}' is no price in a currency that is known here`);
    return undefined;
  }
  const given = group ? Object.keys(options).filter((name) => rows.some((row) => row.cell(name))) : [];
  const variants = readVariants(rows, (row) => readVariant(row, given, currency, context), context);
  if (variants.length === 0) {
    context.reject(head, 'the product has no variant that can be sold');
    return undefined;
  }
  const addresses = [cell('image_link'), ...listOfAddresses(cell('additional_image_link'))];
  return {
    handle: names.id,
    title: names.title,
    vendor: names.brand,
    type: cell('product_type').split('\n', 1)[0] || cell('google_product_category'),
    // For an item without a group, which has no options.
    tags: given.includes('color') ? [] : [cell('color')].filter(Boolean),
    description: cleanDescription(cell('description')),
    currency,
    optionNames: given.length > 0 ? given.map((name) => options[name] ?? name) : ['Title'],
    variants,
    images: [...new Set(addresses)].filter(Boolean).map((address) => ({ address, alt: '' })),
  };
}

/** Tables separate URLs by commas, which URLs themselves may contain: a new one begins only where another scheme does. */
const listOfAddresses = (text: string) => text.split(/\n|,(?=\s*https?:)/).map((address) => address.trim());

/** The parts of '15.00 USD'. */
function partsOf(text: string): { readonly amount: string; readonly currency: Currency } | undefined {
  const [amount = '', code = '', ...rest] = text.split(/\s+/);
  return rest.length === 0 && isKnownCurrency(code) ? { amount, currency: code } : undefined;
}

const currencyOf = ({ cell }: Row) => partsOf(cell('price'))?.currency;

/** Values of `availability` without spaces and punctuation: Google's own, and those that shops write instead. */
const canBeSold: Readonly<Record<string, boolean>> = {
  instock: true,
  preorder: true,
  backorder: true,
  availablefororder: true,
  limitedavailability: true,
  outofstock: false,
  soldout: false,
  discontinued: false,
};

function readVariant(
  { cell }: Row,
  given: readonly string[],
  currency: Currency,
  { now }: ReadContext,
): FileVariant | string {
  const amountOf = (text: string) => {
    const price = partsOf(text);
    return price?.currency === currency ? readPrice(price.amount, currency) : undefined;
  };
  const price = amountOf(cell('price'));
  if (price === undefined) return `'${cell('price')}' is no price in ${currency}`;
  const sale = cell('sale_price') ? amountOf(cell('sale_price')) : price;
  if (sale === undefined) return `'${cell('sale_price')}' is no sale price in ${currency}`;
  const isAvailable =
    canBeSold[
      cell('availability')
        .replace(/[\s_-]/g, '')
        .toLowerCase()
    ];
  if (isAvailable === undefined) return `'${cell('availability')}' is no availability`;
  const isOnSale = sale < price && isWithin(cell('sale_price_effective_date'), now);
  return {
    optionValues: given.length > 0 ? given.map(cell) : ['Default Title'],
    price,
    salePrice: isOnSale ? sale : null,
    quantity: isAvailable ? null : 0,
    image: cell('image_link') || undefined,
  };
}

/** '2026-11-01T08:00+0000/2026-11-30T08:00+0000'; without dates there is no limit. */
function isWithin(range: string, now: Date): boolean {
  const [from, until] = range.split('/').map((text) => Date.parse(text.trim()));
  return !(from !== undefined && now.getTime() < from) && !(until !== undefined && now.getTime() > until);
}
