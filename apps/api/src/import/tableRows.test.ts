import { describe, expect, it } from 'vitest';
import { readContent } from './testFile.ts';

const shop = (...lines: string[]) =>
  readContent(['Handle,Title,Body (HTML),Vendor,Variant Price', ...lines, ''].join('\n'));
const feed = (...lines: string[]) =>
  readContent(['id\ttitle\tdescription\tlink\tbrand\tprice\tavailability', ...lines, ''].join('\n'));
const item = (id: string, title: string, description: string) =>
  `${id}\t${title}\t${description}\thttps://a.example\tOak\t5.00 USD\tin stock`;

it('names the line of a row after cells with any line ends (K-M34)', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const cells = ['<p>one', 'two', 'three</p>'].join(end);
    const { rejects } = await shop(`cup,Cup,"${cells}",Oak,5.00`, 'bowl,Bowl,,Oak,abc');
    expect(rejects[0]).toMatchObject({ line: 5, item: 'bowl' });
  }
});

describe('a stray quotation mark (K-M39)', () => {
  it('is text in a table with tabs, anywhere', async () => {
    const { products, rejects } = await feed(
      item('t1', 'Laptop 15" black', '"Best" laptop 15" screen'),
      item('t2', 'Cup', '"Only the opening mark'),
      item('t3', 'Bowl', 'plain'),
      item('t4', 'Jug', 'ends with a mark"'),
      item('t5', '"Pan', 'plain'),
    );
    expect(rejects).toEqual([]);
    expect(products.map(({ handle, title, description }) => [handle, title, description])).toEqual([
      ['t1', 'Laptop 15" black', '"Best" laptop 15" screen'],
      ['t2', 'Cup', '"Only the opening mark'],
      ['t3', 'Bowl', 'plain'],
      ['t4', 'Jug', 'ends with a mark"'],
      ['t5', '"Pan', 'plain'],
    ]);
  });

  it('does not swallow the rows after it in a table with commas', async () => {
    const { products, rejects } = await shop(
      'cup,Cup,"Only the opening mark,Oak,5.00',
      'bowl,Bowl,"fine, quoted",Oak,6.00',
      'jug,Jug,"<p>two\nlines</p>",Oak,7.00',
      'pan,Pan 15" wide,"<p>two\nlines</p>",Oak,8.00',
    );
    expect(products.map(({ handle, variants }) => [handle, variants[0]?.price])).toEqual([
      ['bowl', 600],
      ['jug', 700],
      ['pan', 800],
    ]);
    expect(rejects).toEqual([{ line: 2, item: '', reason: 'it opens a quotation that is not closed' }]);
  });
});

it('ends a row at each of the line ends that a file mixes (K-M42)', async () => {
  const header = 'Handle,Title,Vendor,Variant Price,Status';
  for (const [first, others] of [
    ['\r\n', '\n'],
    ['\n', '\r\n'],
  ] as const) {
    const rows = ['cup,Cup,Oak,5.00,active', 'bowl,Bowl,Oak,6.00,"draft"', 'jug,Jug,Oak,7.00,'];
    const { products, rejects } = await readContent(`${header}${first}${rows.join(others)}${others}`);
    expect(products.map(({ handle }) => handle)).toEqual(['cup', 'jug']);
    expect(rejects).toEqual([{ line: 3, item: 'bowl', reason: "the product is not published ('draft')" }]);
  }
});

describe('a repeated column (K-M49)', () => {
  it('is read as a list if it may be one', async () => {
    const { products } = await readContent(
      'id\ttitle\tlink\tprice\tavailability\tadditional image link\tadditional image link\n' +
        'd1\tMug\thttps://a.example\t5.00 USD\tin stock\thttps://a.example/1.jpg\thttps://a.example/2.jpg\n',
    );
    expect(products[0]?.images.map(({ address }) => address)).toEqual([
      'https://a.example/1.jpg',
      'https://a.example/2.jpg',
    ]);
  });

  it('is refused if it is ambiguous', async () => {
    const file = readContent('Handle,Title,Vendor,Variant Price,Variant Price\nmug,Mug,Oak,5.00,6.00\n');
    await expect(file).rejects.toThrow("it has the column 'Variant Price' 2 times");
  });
});
