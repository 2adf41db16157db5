import { expect, it } from 'vitest';
import { readContent } from './testFile.ts';

const itemOf = (values: Readonly<Record<string, string | readonly string[]>>) => {
  const all = { link: 'https://a.example', title: 'Shirt', price: '20.00 USD', availability: 'in stock', ...values };
  const elements = Object.entries(all).flatMap(([name, value]) =>
    [value].flat().map((text) => `<g:${name}>${text}</g:${name}>`),
  );
  return `<item>${elements.join('')}</item>`;
};
const rss = (items: readonly string[], namespace = 'http://base.google.com/ns/1.0') =>
  readContent(`<rss xmlns:g="${namespace}"><channel>${items.join('')}</channel></rss>`);

it('reads every item of a feed that is one line (K-M31)', async () => {
  const { products } = await rss(
    ['S', 'M', 'L'].map((size) => itemOf({ id: `p-${size}`, item_group_id: 'p', brand: 'Oak', size })),
  );
  expect(products.map(({ variants }) => variants.map(({ optionValues }) => optionValues))).toEqual([
    [['S'], ['M'], ['L']],
  ]);
});

it('counts and names each skipped item of a feed that is one line (K-M32)', async () => {
  const { rejected, rejects } = await rss([
    itemOf({ id: 'a', price: '1.00 CHF' }),
    itemOf({ id: 'b' }),
    itemOf({ id: 'b' }),
    itemOf({}),
  ]);
  expect(rejected).toBe(3);
  expect(rejects.map(({ item, reason }) => [item, reason])).toEqual([
    ['item 1, a', "'1.00 CHF' is no price in a currency that is known here"],
    ['item 3, b', 'the variant Default Title is there already, on line 1 (item 2, b)'],
    ['item 4', 'it has no id'],
  ]);
});

it('keeps URLs of pictures whole, whatever they contain (K-M33)', async () => {
  const addresses = ['main', 'side', 'back'].map((name) => `https://img.example/w_600,h_600/${name}.jpg`);
  const [image_link = '', ...additional_image_link] = addresses;
  const feed = await rss([itemOf({ id: 'c', image_link, additional_image_link })]);
  const table = await readContent(
    'id\ttitle\tlink\tprice\tavailability\timage_link\tadditional_image_link\n' +
      `c\tMug\thttps://a.example\t5.00 USD\tin stock\t${image_link}\t${additional_image_link.join(', ')}\n`,
  );
  for (const { products } of [feed, table]) {
    expect(products[0]?.images.map(({ address }) => address)).toEqual(addresses);
  }
});

it('refuses a feed in another namespace once, by its name (K-M51)', async () => {
  const feed = rss([itemOf({ id: 'a' }), itemOf({ id: 'b' })], 'https://base.google.com/ns/1.0');
  await expect(feed).rejects.toThrow("its items are in the namespace 'https://base.google.com/ns/1.0' instead of");
});
