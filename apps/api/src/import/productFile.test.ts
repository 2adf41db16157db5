import { describe, expect, it } from 'vitest';
import { NotAProductFile } from './fileProduct.ts';
import { readContent } from './testFile.ts';

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image';

const read = (...lines: string[]) => readContent([header, ...lines, ''].join('\n'));

it('reads a product with its variants, sale and pictures', async () => {
  const { products, rejects } = await read(
    'ring,"Ring, ""wide""",<p>Gold.</p>,Oak Ltd,Rings,"Gold, New",true,Size,S,3,42.50,60,https://example.com/2.jpg,2,https://example.com/s.jpg',
    'ring,,,,,,,,M,0,42.50,42.50,https://example.com/1.jpg,1,',
    'ring,,,,,,,,,,,,https://example.com/3.jpg,3,',
  );
  expect(rejects).toEqual([]);
  expect(products).toEqual([
    {
      handle: 'ring',
      title: 'Ring, "wide"',
      vendor: 'Oak Ltd',
      type: 'Rings',
      tags: ['Gold', 'New'],
      description: '<p>Gold.</p>',
      currency: 'USD',
      optionNames: ['Size'],
      variants: [
        { optionValues: ['S'], price: 6_000, salePrice: 4_250, quantity: 3, image: 'https://example.com/s.jpg' },
        { optionValues: ['M'], price: 4_250, salePrice: null, quantity: 0, image: undefined },
      ],
      images: [1, 2, 3].map((number) => ({ address: `https://example.com/${number}.jpg`, alt: '' })),
    },
  ]);
});

it('finds columns by name in any order, after a byte order mark and with Windows line ends', async () => {
  const text = '\uFEFFVariant Price,Vendor,Title,Handle\r\n9.99,Oak Ltd,Bowl,bowl\r\n';
  const { products } = await readContent(text);
  expect(products[0]).toMatchObject({
    handle: 'bowl',
    optionNames: ['Title'],
    variants: [{ optionValues: ['Default Title'], price: 999 }],
  });
});

it('keeps the formatting of a body, and nothing that acts', async () => {
  const body =
    '<p onclick=""steal()"">Soft<script>alert(1)</script></p>\n<ul>\n<li><img src=x onerror=alert(1)>Wool</li></ul><a href=""javascript:alert(1)"">more</a>';
  const { products } = await read(`knit,Knit,"${body}",Oak Ltd,,,true,,,1,20,,,,`);
  expect(products[0]?.description).toBe('<p>Soft</p>\n<ul>\n<li>Wool</li></ul>more');
});

it('leaves bad rows out with their line and reason, and reads the good ones', async () => {
  const { products, rejects } = await read(
    'mug,Mug,"Two\nlines",Oak Ltd,,,true,Color,Red,1,12,,,,',
    'mug,,,,,,,,Blue,1,twelve,,,,',
    'mug,,,,,,,,Red,1,12,,,,',
    ',Nameless,,Oak Ltd,,,true,,,1,5,,,,',
    'orphan,,,,,,,,Green,1,5,,,,',
    'free,Free,,Oak Ltd,,,true,,,1,-5,,,,',
    'draft,Draft,,Oak Ltd,,,false,,,1,5,,,,',
    'long,Long,,Oak Ltd,,,true,,,1,5,,,,,surplus',
    'bowl,Bowl,,Oak Ltd,,,true,Title,Default Title,2,8,,,,',
  );
  expect(products.map(({ handle, variants }) => [handle, variants.length])).toEqual([
    ['mug', 1],
    ['bowl', 1],
  ]);
  expect(rejects).toEqual([
    { line: 4, item: 'mug', reason: "'twelve' is no price" },
    { line: 5, item: 'mug', reason: 'the variant Red is there already, on line 2 (mug)' },
    { line: 6, item: '', reason: 'it has no Handle' },
    { line: 7, item: 'orphan', reason: 'no row of this Handle has a Title' },
    { line: 8, item: 'free', reason: "'-5' is no price" },
    { line: 8, item: 'free', reason: 'the product has no variant that can be sold' },
    { line: 9, item: 'draft', reason: "the product is not published ('false')" },
    { line: 10, item: 'long', reason: '16 columns instead of 15' },
  ]);
});

it('finds the rows of one product anywhere in the file', async () => {
  const { products, rejects } = await read(
    'mug,Mug,,Oak Ltd,,,true,Color,Red,1,12,,,,',
    'bowl,Bowl,,Oak Ltd,,,true,Title,Default Title,2,8,,,,',
    'mug,,,,,,,,Blue,1,13,,,,',
  );
  expect(rejects).toEqual([]);
  expect(products.map(({ handle, variants }) => [handle, variants.length])).toEqual([
    ['mug', 2],
    ['bowl', 1],
  ]);
});

it('reads the columns of the newer template', async () => {
  const { products } = await readContent(
    'Title,URL handle,Description,Vendor,Status,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Continue selling when out of stock,Product image URL,Image alt text\n' +
      'Jug,jug,<p>Clay.</p>,Oak Ltd,Active,Title,Default Title,20,25,0,CONTINUE,https://example.com/jug.jpg,A jug\n' +
      'Old,old,,Oak Ltd,Draft,Title,Default Title,20,,1,DENY,,\n',
  );
  expect(products).toMatchObject([
    {
      handle: 'jug',
      description: '<p>Clay.</p>',
      variants: [{ price: 2_500, salePrice: 2_000, quantity: null }],
      images: [{ address: 'https://example.com/jug.jpg', alt: 'A jug' }],
    },
  ]);
});

it('leaves out products that the catalogue cannot store', async () => {
  const { products, rejects } = await read(
    `${'x'.repeat(256)},Long,,Oak Ltd,,,true,,,1,5,,,,`,
    'zero,Ze\0ro,,Oak Ltd,,,true,,,1,5,,,,',
    'dear,Dear,,Oak Ltd,,,true,,,1,99999999,,,,',
    'many,Many,,Oak Ltd,,,true,,,99999999999,5,,,,',
  );
  expect(products.map(({ handle, variants: [variant] }) => [handle, variant?.quantity])).toEqual([['many', 1_000_000]]);
  expect(rejects.map(({ line }) => line)).toEqual([2, 3, 4, 4]);
});

it('reads the complete rows of a truncated file, and says where it ends', async () => {
  const { products, rejects } = await readContent(
    `${header}\nmug,Mug,,Oak Ltd,,,true,,,1,12,,,,\nbowl,Bowl,,Oak Ltd,,,true,,,1,59.9`,
  );
  expect(products.map(({ handle }) => handle)).toEqual(['mug']);
  expect(rejects).toEqual([{ line: 3, item: '', reason: 'the file is cut off here: 11 columns instead of 15' }]);
});

it('reads a spreadsheet’s own text: UTF-16, tabs', async () => {
  const text = 'Handle\tTitle\tVendor\tVariant Price\r\nkrug\tKrüg 5" hoch\tÖl\t9.50\r\n';
  const { products } = await readContent(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  expect(products).toMatchObject([{ title: 'Krüg 5" hoch', vendor: 'Öl', variants: [{ price: 950 }] }]);
});

describe('a Google Merchant feed', () => {
  const table = (...rows: string[]) =>
    readContent(['id\ttitle\tlink\tprice\tsale price\tavailability\titem group id\tcolor', ...rows, ''].join('\n'));
  const rss = (...items: string[]) =>
    readContent(
      `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items.join('\n')}</channel></rss>`,
    );

  it('is read as XML, its groups as variants', async () => {
    const { products, rejects } = await rss(
      `<item><g:id>1</g:id><g:item_group_id>tee</g:item_group_id><title>Tee &amp; more</title><link>https://www.oak.example/tee</link>
        <description><![CDATA[<p>Soft<script>alert(1)</script></p>]]></description>
        <g:image_link>https://oak.example/red.jpg</g:image_link><g:additional_image_link>https://oak.example/b.jpg</g:additional_image_link>
        <g:additional_image_link>https://oak.example/c.jpg</g:additional_image_link><g:brand>Oak</g:brand>
        <g:shipping><g:country>US</g:country><g:price>4.00 USD</g:price></g:shipping>
        <g:price>20.00 USD</g:price><g:sale_price>15.00 USD</g:sale_price><g:availability>in_stock</g:availability><g:color>Red</g:color></item>`,
      `<item><g:id>2</g:id><g:item_group_id>cap</g:item_group_id><title>Cap</title><link>https://oak.example/cap</link><g:brand>Oak</g:brand>
        <g:price>9 USD</g:price><g:availability>in_stock</g:availability></item>`,
      `<item><g:id>3</g:id><g:item_group_id>tee</g:item_group_id><title>Tee</title><link>https://oak.example/tee</link><g:brand>Oak</g:brand>
        <g:price>20.00 USD</g:price><g:availability>out of stock</g:availability><g:color>Blue</g:color></item>`,
    );
    expect(rejects).toEqual([]);
    expect(products.map(({ handle }) => handle)).toEqual(['tee', 'cap']);
    expect(products[0]).toMatchObject({
      title: 'Tee & more',
      vendor: 'Oak',
      description: '<p>Soft</p>',
      optionNames: ['Color'],
      variants: [
        { optionValues: ['Red'], price: 2_000, salePrice: 1_500, image: 'https://oak.example/red.jpg' },
        { optionValues: ['Blue'], price: 2_000, salePrice: null, quantity: 0 },
      ],
      images: ['red', 'b', 'c'].map((name) => ({ address: `https://oak.example/${name}.jpg`, alt: '' })),
    });
  });

  it('is read as Atom', async () => {
    const { products } = await readContent(
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>1</g:id><title>Cup</title>
        <link href="https://www.oak.example/cup"/><g:price>7.50 GBP</g:price><g:availability>in_stock</g:availability></entry></feed>`,
    );
    expect(products).toMatchObject([{ vendor: 'oak.example', currency: 'GBP', variants: [{ price: 750 }] }]);
  });

  it('is read as a table, with the words of its columns apart or joined', async () => {
    const { products, rejects } = await table(
      'a\tCup\thttps://oak.example/a\t1200 JPY\t900 JPY\tin stock\t\t',
      'b\tJar\thttps://oak.example/b\t12 CHF\t\tin stock\t\t',
      'c\tPot\thttps://oak.example/c\t12.345 USD\t\tin stock\t\t',
      '\tPan\thttps://oak.example/d\t12 USD\t\tin stock\t\t',
    );
    expect(products).toMatchObject([{ handle: 'a', currency: 'JPY', variants: [{ price: 1_200, salePrice: 900 }] }]);
    expect(rejects.map(({ line }) => line)).toEqual([3, 4, 4, 5]);
  });

  it('has a sale only within its dates', async () => {
    const item = (dates: string) =>
      `<item><g:id>${dates}</g:id><title>Cup</title><link>https://oak.example</link><g:price>9 USD</g:price><g:sale_price>7 USD</g:sale_price>
        <g:sale_price_effective_date>${dates}</g:sale_price_effective_date><g:availability>in_stock</g:availability></item>`;
    const { products } = await rss(
      item('2026-11-01T08:00+0000/2026-12-01T08:00+0000'),
      item('2026-12-01T08:00+0000/2026-12-05T08:00+0000'),
      item('2026-10-01T08:00+0000/2026-10-05T08:00+0000'),
    );
    expect(products.map(({ variants: [variant] }) => variant?.salePrice)).toEqual([700, null, null]);
  });
});

it.each([
  ['other columns', 'Name,Email\nJo,jo@example.com\n', /no column 'Handle' as a Shopify .* no column 'id' as a Google/],
  ['a column missing', 'Handle,Title\nmug,Mug\n', /no column 'Vendor', 'Variant Price'/],
  ['nothing', '', /empty/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), /UTF-8/],
  ['a quote that never ends', `${header}\nmug,"Mug,,Oak Ltd\n`, /Quote/i],
  ['a row without end', `${header}\nmug,"${'x\n'.repeat(600_000)}`, /Record/i],
  ['a page of the web', '<!doctype html><html><body><p>Not found</body></html>', /XML|no item/],
  ['a feed that ends in the middle', '<rss><channel><item><title>Cup</title>', /XML/],
  [
    'entities that multiply',
    '<!DOCTYPE x [<!ENTITY a "aa">]><rss><channel><item><title>&a;</title></item></channel></rss>',
    /XML/,
  ],
])('refuses a file with %s', async (_, content, reason) => {
  const attempt = readContent(content);
  await expect(attempt).rejects.toThrow(NotAProductFile);
  await expect(attempt).rejects.toThrow(reason);
});
