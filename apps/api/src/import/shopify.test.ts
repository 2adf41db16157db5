import { expect, it } from 'vitest';
import { readContent } from './testFile.ts';

const read = (columns: string, ...rows: string[]) =>
  readContent([`Handle,Title,Vendor,Variant Price,${columns}`, ...rows, ''].join('\n'));

it.each([
  ['nobody counts', ',0,deny', null],
  ['it is sold out', 'shopify,0,deny', 0],
  ['more were sold than there were', 'shopify,-3,deny', 0],
  ['there are some', 'shopify,7,deny', 7],
  ['it is sold on without any', 'shopify,0,continue', null],
  ['it is sold on when there are no more', 'shopify,7,CONTINUE', null],
  ['no quantity is named', 'shopify,,deny', null],
])('stores no quantity if nothing limits it: %s (K-M35)', async (_, stock, quantity) => {
  const names = 'Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy';
  const { products } = await read(names, `mug,Mug,Oak,5.00,${stock}`);
  expect(products[0]?.variants[0]?.quantity).toBe(quantity);
});

it('counts if the file has no tracker column (K-M35)', async () => {
  const { products } = await read('Variant Inventory Qty', 'mug,Mug,Oak,5.00,0');
  expect(products[0]?.variants[0]?.quantity).toBe(0);
});

it('imports only products that are marked as published, in any language of a spreadsheet (K-M41, K-M50)', async () => {
  const { products, rejects } = await read(
    'Published,Status',
    'a,A,Oak,5.00,TRUE,active',
    'b,B,Oak,5.00,WAHR,',
    'c,C,Oak,5.00,,Active',
    'd,D,Oak,5.00,TRUE,unlisted',
    'e,E,Oak,5.00,TRUE,draft',
    'f,F,Oak,5.00,FALSCH,active',
    'g,G,Oak,5.00,FAUX,active',
    'h,H,Oak,5.00,TRUE,whatever comes next',
  );
  expect(products.map(({ handle }) => handle)).toEqual(['a', 'b', 'c']);
  expect(rejects.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9]);
});

it('reads prices in the given currency, and is refused without one (K-M38)', async () => {
  const text = 'Handle,Title,Vendor,Variant Price\nmug,Mug,Oak,12900000\n';
  const { products } = await readContent(text, { askCurrency: async () => 'KRW' });
  expect(products).toMatchObject([{ currency: 'KRW', variants: [{ price: 12_900_000 }] }]);
  await expect(readContent(text, { askCurrency: async () => undefined })).rejects.toThrow(/names no currency/);
});

it('keeps the values of an option after an empty one', async () => {
  const { products } = await read(
    'Option1 Name,Option1 Value,Option2 Name,Option2 Value',
    'cap,Cap,Oak,5.00,,,Size,S',
    'cap,,,5.00,,,,M',
  );
  expect(products).toMatchObject([
    { optionNames: ['Size'], variants: [{ optionValues: ['S'] }, { optionValues: ['M'] }] },
  ]);
});
