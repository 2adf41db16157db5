import { expect, it } from 'vitest';
import { readContent } from './testFile.ts';

const feed = (columns: string, ...rows: string[]) =>
  readContent(
    [`id\ttitle\tlink\tprice\tavailability\t${columns}`, ...rows, '']
      .join('\n')
      .replaceAll('LINK', 'https://a.example'),
  );

it('groups the variants of a shop however its name is spelt (K-M40)', async () => {
  const { products } = await feed(
    'item_group_id\tbrand\tsize',
    '1\tShirt\tLINK\t20.00 USD\tin stock\tshirt\tSample Co\tS',
    '2\tShirt\tLINK\t22.00 USD\tin stock\tshirt\tSAMPLE CO\tM',
    '3\tShirt\tLINK\t22.00 USD\tin stock\tshirt\t見本\tS',
    '4\tShirt\tLINK\t22.00 USD\tin stock\tshirt\t標本\tS',
  );
  expect(products.map(({ vendor, variants }) => [vendor, variants.length])).toEqual([
    ['Sample Co', 2],
    ['見本', 1],
    ['標本', 1],
  ]);
});

it('skips products with a price of 0 (K-M44)', async () => {
  const { products, rejects } = await feed(
    'sale_price',
    'z1\tValve\tLINK\t0.00 USD\tin stock\t',
    'z2\tValve\tLINK\t9.00 USD\tin stock\t0.00 USD',
  );
  expect(products).toEqual([]);
  expect(rejects.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(["'0.00 USD' is no price in USD", "'0.00 USD' is no sale price in USD"]),
  );
});

it('recognises sold-out products in every spelling, and skips unknown availabilities (K-M35)', async () => {
  const words = [
    'in stock',
    'in_stock',
    'preorder',
    'out of stock',
    'Out-Of-Stock',
    'sold out',
    'discontinued',
    'soon',
  ];
  const { products, rejects } = await feed(
    'brand',
    ...words.map((word, index) => `${index}\tCup\tLINK\t9.00 USD\t${word}\tOak`),
  );
  expect(products.map(({ variants }) => variants[0]?.quantity)).toEqual([null, null, null, 0, 0, 0, 0]);
  expect(rejects[0]).toMatchObject({ item: '7', reason: "'soon' is no availability" });
});
