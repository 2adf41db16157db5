import { expect, it } from 'vitest';
import { aboutProduct } from './aboutProduct.ts';
import { readContent } from './testFile.ts';

/** The stored attributes of a feed's items. */
async function about(...items: readonly string[]) {
  const columns = 'id\ttitle\tlink\tprice\tavailability\titem_group_id\tcolor\tsize\tproduct_type';
  const { products } = await readContent(`${[columns, ...items].join('\n')}\n`);
  return products.map((product) => aboutProduct(product, 'de'));
}
const item = (id: string, title: string, ...rest: readonly string[]) =>
  [id, title, 'https://a.example', '20.00 EUR', 'in stock', ...rest].join('\t');

it('stores up to three colours of a product, whether or not it has variants (K-M63)', async () => {
  expect(
    await about(
      item('1', 'Trainer', '', 'Black/White', '42', 'Shoes'),
      item('2', 'Hemd', 'hemd', 'Navy', 'M', 'Apparel > Shirts'),
      item('3', 'Hemd', 'hemd', 'Weiß / Red', 'M', 'Apparel > Shirts'),
      item('4', 'Blue Bowl', '', '', '', 'Kitchen'),
      item('5', 'Zeug', '', '', '', ''),
    ),
  ).toEqual([
    { category: 'shoes', colours: ['black', 'white'], language: 'de' },
    { category: 'workwear', colours: ['blue', 'red'], language: 'de' },
    { category: 'kitchen', colours: ['blue'], language: 'de' },
    { category: null, colours: [], language: 'de' },
  ]);
});
