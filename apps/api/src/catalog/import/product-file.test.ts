import { expect, it } from 'vitest';
import { NotAProductFile, readProductFile } from './product-file.ts';

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image';
const read = (...lines: string[]) => readProductFile(new TextEncoder().encode([header, ...lines].join('\n')));

it('reads a product with its variants, sale and pictures', () => {
  const { products, rejects } = read(
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
      optionNames: ['Size'],
      variants: [
        { optionValues: ['S'], price: 6_000, salePrice: 4_250, quantity: 3, image: 'https://example.com/s.jpg' },
        { optionValues: ['M'], price: 4_250, salePrice: null, quantity: 0, image: undefined },
      ],
      images: ['https://example.com/1.jpg', 'https://example.com/2.jpg', 'https://example.com/3.jpg'],
    },
  ]);
});

it('finds columns by name, whatever their order, after a byte order mark and with Windows line ends', () => {
  const text = '\uFEFFVariant Price,Vendor,Title,Handle\r\n9.99,Oak Ltd,Bowl,bowl\r\n';
  const { products } = readProductFile(new TextEncoder().encode(text));
  expect(products[0]).toMatchObject({
    handle: 'bowl',
    optionNames: ['Title'],
    variants: [{ optionValues: ['Default Title'], price: 999 }],
  });
});

it('keeps the formatting of a body and nothing that acts', () => {
  const body =
    '<p onclick=""steal()"">Soft<script>alert(1)</script></p>\n<ul>\n<li><img src=x onerror=alert(1)>Wool</li></ul><a href=""javascript:alert(1)"">more</a>';
  const { products } = read(`knit,Knit,"${body}",Oak Ltd,,,true,,,1,20,,,,`);
  expect(products[0]?.description).toBe('<p>Soft</p>\n<ul>\n<li>Wool</li></ul>more');
});

it('leaves bad rows out with their line and reason, and takes the good ones', () => {
  const { products, rejects } = read(
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
    { line: 4, reason: "'twelve' is no price" },
    { line: 5, reason: 'the variant Red is there twice' },
    { line: 6, reason: 'it has no Handle' },
    { line: 7, reason: 'no row of this Handle has a Title' },
    { line: 8, reason: "'-5' is no price" },
    { line: 8, reason: 'the product has no variant that can be sold' },
    { line: 9, reason: 'the product is not published' },
    { line: 10, reason: '16 columns instead of 15' },
  ]);
});

it.each([
  ['other columns', 'Name,Email\nJo,jo@example.com\n', /no column 'Handle', 'Title', 'Vendor', 'Variant Price'/],
  ['nothing', '', /no column/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), /UTF-8/],
  ['a quote that never ends', `${header}\nmug,"Mug,,Oak Ltd\n`, /Quote/i],
])('refuses a file with %s', (_, content, reason) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const attempt = () => readProductFile(bytes);
  expect(attempt).toThrow(NotAProductFile);
  expect(attempt).toThrow(reason);
});
